import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useOnline } from '@maidan/browser/use-online';
import { useStore } from '@maidan/browser/use-store';
import { Button } from '@maidan/ui/Button';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { OfflinePage } from '../../page/OfflinePage.tsx';
import { isPageLoaded } from '../loaded-pages.ts';
import { unfinished } from './unfinished.ts';

const LeaveQuestion = optionalPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

const canOpen = (path: string) => navigator.onLine || isPageLoaded(path);

/**
 * Asks before a page with unfinished work is left. If the device is offline and lacks the next page's script, shows that
 * instead: otherwise, the router would reload the document, and the browser's error page would replace
 * the site. One component does both, because a router has only one blocker.
 */
export function LeaveGate({ children }: { children: ReactNode }) {
  const [why, setWhy] = useState<'unfinished' | 'offline'>('offline');
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // A page that only replaces its own URL stays open.
    const leaves = historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname;
    const isAsked = leaves && unfinished.get() > 0;
    setWhy(isAsked ? 'unfinished' : 'offline');
    return isAsked || !canOpen(nextLocation.pathname);
  });
  const online = useOnline();
  const isUnfinished = useStore(unfinished) > 0;

  function proceed() {
    if (blocker.state !== 'blocked') return;
    if (canOpen(blocker.location.pathname)) blocker.proceed();
    else setWhy('offline');
  }
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (why === 'offline' && online) blocker.proceed();
    // This page shows the outcome.
    if (why === 'unfinished' && !isUnfinished) blocker.reset();
  }, [blocker, why, online, isUnfinished]);

  if (blocker.state === 'blocked' && why === 'offline')
    return (
      <OfflinePage onRetry={proceed}>
        <Button onClick={() => blocker.reset()}>{t('site.back')}</Button>
      </OfflinePage>
    );
  return (
    <>
      {children}
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveQuestion onLeave={proceed} onStay={() => blocker.reset()} />
        </Suspense>
      )}
    </>
  );
}
