import { useCallback, useSyncExternalStore } from 'react';
import { drafts } from './drafts-storage.ts';

/** A text that is kept while it is typed: `const [text, setText] = useDraft('comment 12')`. */
export function useDraft(place: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(place),
    () => '',
  );
  return [text, useCallback((next: string) => drafts.write(place, next), [place])];
}
