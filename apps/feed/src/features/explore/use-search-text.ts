import type { SearchType } from '@maidan/contract/feed/search';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { trimSearch, type SearchAddress } from './search-address.ts';

/** Milliseconds without a key before the address follows what is typed. */
const TYPING_PAUSE = 250;

/**
 * The text of the search field, and the address behind it: it follows the typing after a pause, and the field
 * follows the address when something else changes that (Back, the top bar's search).
 * @param field the input, for what was typed before the page took over from the server's document
 * @param onSearch moves the address
 * @returns `giveUp` forgets what was typed last: a reader who follows a result must not be called back by a late search
 */
export function useSearchText(
  { q, type }: SearchAddress,
  field: RefObject<HTMLInputElement | null>,
  onSearch: (q: string, type: SearchType | null) => void,
) {
  const [text, setText] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setText(q);
  }, [q]);

  function go(next: string, nextType: SearchType | null) {
    clearTimeout(timer.current);
    setText(next);
    written.current = trimSearch(next);
    onSearch(written.current, nextType);
  }

  function change(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(next, type), TYPING_PAUSE);
  }

  // Runs once: later typing goes through `change`.
  const takeOver = useRef(change);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== written.current) takeOver.current(typed);
  }, [field]);

  return { text, change, search: go, giveUp: () => clearTimeout(timer.current) };
}
