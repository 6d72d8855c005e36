import { t } from '@maidan/i18n/text';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { OfflinePage } from '../page/OfflinePage.tsx';
import { isPageLoaded } from './loaded-pages.ts';

/**
 * Shows that the device is offline in place of a page whose script it does not have. Without that the router reloads the
 * document, and the browser's own error page replaces the site.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !isPageLoaded(nextLocation.pathname));
  const online = useOnline();
  const proceed = () => {
    if (blocker.state === 'blocked' && online) blocker.proceed();
  };
  useEffect(proceed, [blocker, online]);

  if (blocker.state !== 'blocked') return children;
  return (
    <OfflinePage onRetry={proceed}>
      <Button onClick={() => blocker.reset()}>{t('site.back')}</Button>
    </OfflinePage>
  );
}
