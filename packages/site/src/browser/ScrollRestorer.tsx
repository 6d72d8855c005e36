import { OpenPlacesContext } from '@maidan/ui/open-places/open-places';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  expandedAt,
  historyEntry,
  nothingExpanded,
  positionToRestore,
  restoreScroll,
  saveScrollPosition,
} from './scroll-memory.ts';

const inBrowser = typeof document !== 'undefined';

/**
 * Restores what the reader had expanded and the scroll position, after Back, Forward, a reload or a login. `useKeptPages`
 * restores the pages of a list.
 */
export function ScrollRestorer({ children }: { children: ReactNode }) {
  const entry = historyEntry(useLocation());
  // The first render matches the server's, in which nothing is expanded.
  const [mustExpand, setMustExpand] = useState(() => inBrowser && positionToRestore(entry) !== null);
  const scrolled = useRef(0);

  useLayoutEffect(() => {
    if (mustExpand) {
      // Renders again before the first paint: lists and expanded parts are complete when the position is restored. Only
      // returning readers wait for that, because it is one long task.
      setMustExpand(false);
      return;
    }
    delete document.documentElement.dataset['returning'];
    const position = positionToRestore(entry);
    if (position) restoreScroll(position);
    // Once per document: within it the router restores the scroll position.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [mustExpand]);

  useEffect(() => {
    const record = () => (scrolled.current = scrollY);
    const leave = () => saveScrollPosition(entry, scrollY, { isVisible: true });
    record();
    addEventListener('scroll', record, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', record);
      removeEventListener('pagehide', leave);
    };
  }, [entry]);

  useLayoutEffect(() => () => saveScrollPosition(entry, scrolled.current, { isVisible: false }), [entry]);

  const expanded = useMemo(() => (inBrowser && !mustExpand ? expandedAt(entry) : nothingExpanded), [mustExpand, entry]);
  return <OpenPlacesContext value={expanded}>{children}</OpenPlacesContext>;
}
