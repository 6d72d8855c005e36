import type { SearchType } from '@maidan/contract/feed/search';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { tidyWords, type Wanted } from './search-address.ts';

/** Milliseconds without a key before the address follows what is typed. */
const TYPING_PAUSE = 250;

/**
 * What stands in the search field, and the address behind it: it follows the typing after a pause, and the field
 * follows the address when something else changes that (Back, the top bar's search).
 * @param field the input, for what was typed before the page took over from the server's document
 * @param onWanted moves the address
 * @returns `giveUp` forgets what was typed last: who follows a result must not be called back by a late search
 */
export function useSearchWords(
  { q, type }: Wanted,
  field: RefObject<HTMLInputElement | null>,
  onWanted: (q: string, type: SearchType) => void,
) {
  const [words, setWords] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setWords(q);
  }, [q]);

  function go(next: string, nextType: SearchType) {
    clearTimeout(timer.current);
    setWords(next);
    written.current = tidyWords(next);
    onWanted(written.current, nextType);
  }

  function change(next: string) {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(next, type), TYPING_PAUSE);
  }

  // Runs once: later typing goes through `change`.
  const takeOver = useRef(change);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== written.current) takeOver.current(typed);
  }, [field]);

  return { words, change, search: go, giveUp: () => clearTimeout(timer.current) };
}
