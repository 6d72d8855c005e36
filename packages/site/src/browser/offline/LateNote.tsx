import { createStore } from '@maidan/browser/store';
import { useStore } from '@maidan/browser/use-store';
import type { ComponentType } from 'react';

/** Notes that need a worker come with the code that starts it: no first visit loads them before its content. */
export const lateNote = createStore<{ Note: ComponentType } | null>({ initial: null });

export function LateNote() {
  const late = useStore(lateNote);
  return late && <late.Note />;
}
