import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { pageOf, withPage } from './page-address.ts';

/** Of a form: another page of it needs nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * Gives each page of a form an entry in the history, so that Back leads to the page before, and a reload can return.
 * @param show called when the person goes back or forward to a page
 */
export function usePageEntry(show: (page: number) => void) {
  const navigate = useNavigate();
  const isMove = useNavigationType() === 'POP';
  const { search, hash, state, key } = useLocation();
  const wanted = pageOf(search);
  const [first] = useState(key);
  const from: unknown = (state as { readonly from?: unknown } | null)?.from;

  const move = useEffectEvent(() => show(wanted));
  useEffect(() => {
    if (!isMove || key === first) return undefined;
    // Not in the effect itself: the page is shown at once, with the focus at its heading.
    const timer = setTimeout(() => move());
    return () => clearTimeout(timer);
  }, [isMove, key, first]);

  function go(page: number, options: { readonly replace?: boolean; readonly state?: object }): void {
    void navigate({ search: withPage(search, page), hash }, { preventScrollReset: true, ...options });
  }

  return {
    /** The page of the address, also of one that was opened with it. */
    wanted,
    next: (page: number) => go(page, { state: { from: page - 1 } }),
    /** The entry of that page, or this one's place if another lies between. */
    back: (page: number) => void (from === page ? navigate(-1) : go(page, { replace: true })),
    replace: (page: number) => go(page, { replace: true }),
  };
}
