import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { documentWasLeft, rememberedSlide } from './slide-storage.ts';

/**
 * The slide to begin at: the one that was left, after Back, Forward or a reload, else the first. A document from the server
 * holds the first; the one that was left comes after the hydration.
 */
export function useFirstSlide(): number {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const [left] = useState(() =>
    cameBack && typeof window !== 'undefined' && (hydrated || documentWasLeft()) ? rememberedSlide(pathname) : 0,
  );
  return hydrated ? left : 0;
}
