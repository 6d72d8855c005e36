import { useCallback, useSyncExternalStore } from 'react';
import { drafts } from './drafts.ts';

/** A text that is saved while it is typed: `const [text, setText] = useDraft('comment 12')`. */
export function useDraft(field: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(field),
    () => '',
  );
  return [text, useCallback((next: string) => drafts.write(field, next), [field])];
}
