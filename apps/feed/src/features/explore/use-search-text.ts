import type { SearchType } from '@maidan/contract/feed/search';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { trimSearch, type SearchAddress } from './search-address.ts';

/** Milliseconds after the last key press before the address is updated. */
const TYPING_PAUSE = 250;

/**
 * Keeps the search field and the address in sync: the address follows typing after a pause, and the field follows the
 * address when something else changes it (Back, the top bar's search).
 * @param field the input, which may hold text typed before hydration
 * @param onSearch updates the address
 * @returns `giveUp` drops a pending search, which would call back a reader who has followed a result
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

  // Runs once; later typing goes through `change`.
  const takeOver = useRef(change);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== written.current) takeOver.current(typed);
  }, [field]);

  return { text, change, search: go, giveUp: () => clearTimeout(timer.current) };
}
