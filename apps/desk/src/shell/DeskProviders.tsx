import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { preloadCalls } from '@maidan/api-client/core/create-api';
import { RouterLink } from '@maidan/site/browser/RouterLink';
import type { SiteConfig } from '@maidan/site/document/site-config';
import { ErrorBoundary } from '@maidan/site/page/ErrorBoundary';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { ToastRegion } from '@maidan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { SessionContext } from '../session/DeskContext.tsx';
import { createDeskData } from '../session/desk-data.ts';

interface DeskProvidersProps {
  config: SiteConfig;
  children: ReactNode;
}

/** The context providers of the desk. */
export function DeskProviders({ config, children }: DeskProvidersProps) {
  const [{ api, queryClient, session }] = useState(() => createDeskData(config));
  useEffect(() => {
    // End-to-end tests wait for it.
    document.documentElement.dataset['hydrated'] = '';
    void preloadCalls();
    // A page from the back-forward cache may have missed a sign-out in another tab.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && session.reread();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [session]);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <LinkProvider link={RouterLink}>
          <SessionContext value={session}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </SessionContext>
        </LinkProvider>
      </ApiProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
}
