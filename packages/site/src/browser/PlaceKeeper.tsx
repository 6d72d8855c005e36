import { OpenPlacesContext } from '@maidan/ui/open-places/open-places';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leavePlace, nothingOpen, openAt, placeName, placeToReturnTo, scrollToPlace } from './place-memory.ts';

/**
 * Keeps the reader's place (beyond the specification: "Back exactly where you were"): what they unfolded and how far they
 * were, over Back, Forward, a reload and a login. The lists keep their pages themselves, see `useKeptPages`.
 */
export function PlaceKeeper({ children }: { children: ReactNode }) {
  const place = placeName(useLocation());
  const [hydrated, setHydrated] = useState(false);
  const scrolled = useRef(0);

  useLayoutEffect(() => {
    if (!hydrated) {
      // Drawn again before the first paint: lists and what is unfolded are whole when the place is looked for.
      setHydrated(true);
      return;
    }
    delete document.documentElement.dataset['returning'];
    const kept = placeToReturnTo(place);
    if (kept) scrollToPlace(kept);
    // Only once a document: within it the router restores the scroll position.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [hydrated]);

  useEffect(() => {
    const note = () => (scrolled.current = scrollY);
    const leave = () => leavePlace(place, scrollY, { isShown: true });
    note();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, [place]);

  useLayoutEffect(() => () => leavePlace(place, scrolled.current, { isShown: false }), [place]);

  const open = useMemo(() => (hydrated ? openAt(place) : nothingOpen), [hydrated, place]);
  return <OpenPlacesContext value={open}>{children}</OpenPlacesContext>;
}
