import { Button } from '@maidan/ui/Button';
import { ErrorState } from '@maidan/ui/ErrorState';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { isPageLoaded } from './loaded-pages.ts';

/**
 * Shows that the device is offline in place of a page whose script it does not have. Without that the router reloads the
 * document, and the browser's own error page replaces the site.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !isPageLoaded(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const proceed = () => blocker.proceed();
    // The network may have come back before this effect.
    if (navigator.onLine) proceed();
    else addEventListener('online', proceed);
    return () => removeEventListener('online', proceed);
  }, [blocker]);

  if (blocker.state !== 'blocked') return children;
  return (
    <ErrorState
      as="h1"
      title="You are offline"
      text="This page opens when you are back online."
      onRetry={() => {
        if (navigator.onLine) blocker.proceed();
      }}
    >
      <Button onClick={() => blocker.reset()}>Back</Button>
    </ErrorState>
  );
}
