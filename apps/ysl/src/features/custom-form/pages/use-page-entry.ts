import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { pageOf, withPage } from './page-address.ts';

/** For a form's route: moving between its pages needs nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * Gives each page of a form a history entry, so that Back leads to the previous page and a reload can return to it.
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
    // Not in the effect itself: `show` uses flushSync and moves the focus to the heading.
    const timer = setTimeout(() => move());
    return () => clearTimeout(timer);
  }, [isMove, key, first]);

  function go(page: number, options: { readonly replace?: boolean; readonly state?: object }): void {
    void navigate({ search: withPage(search, page), hash }, { preventScrollReset: true, ...options });
  }

  return {
    /** The page that the address names, also when the form was opened with it. */
    wanted,
    next: (page: number) => go(page, { state: { from: page - 1 } }),
    /** Goes back to that page's entry; replaces this entry if the previous one is another page. */
    back: (page: number) => void (from === page ? navigate(-1) : go(page, { replace: true })),
    replace: (page: number) => go(page, { replace: true }),
  };
}
