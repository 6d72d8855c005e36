import { ActionsProvider } from '@maidan/actions/ActionsProvider';
import { preloadCalls } from '@maidan/api-client/core/create-api';
import { ApiProvider } from '@maidan/api-client/core/api-provider';
import type { LoginLinks } from '@maidan/auth/session/auth-context';
import { handOverLogins } from '@maidan/auth/sister-site/hand-over';
import { AuthProvider } from '@maidan/auth/AuthProvider';
import { belowBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { createServerData } from '../page/page-data.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { browserData } from './browser-data.ts';
import { confirmCache } from './confirm-cache.ts';
import { WAITING_PAGE } from '../features/waiting/waiting-page.ts';
import { startTurns } from './hydration-turns.ts';
import { ScrollRestorer } from './ScrollRestorer.tsx';
import { RouterLink } from './RouterLink.tsx';
import { readSiteConfig, type SiteConfig } from '../document/site-config.ts';
import type { LoaderResult } from '../page/page-state.ts';
import { forgiveSkippedTransitions } from './skipped-transitions.ts';

interface ProvidersProps {
  config: SiteConfig;
  /** Addresses that the login links to. */
  links: LoginLinks;
  /** The page after a logout. */
  home: string;
  /** The product's mark in the login dialog. */
  mark: ReactNode;
  children: ReactNode;
}

/** The `handle` of a route. */
interface RouteHandle {
  /** For users only. */
  guarded?: boolean;
}

/** The contexts of a page. On the server each document has its own cache; the browser has one. */
export function Providers({ config, links, home, mark, children }: ProvidersProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const guarded = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.guarded === true);
  const [{ api, queryClient, session }] = useState(() =>
    typeof document === 'undefined' ? createServerData(config, config.origin) : browserData(),
  );
  useEffect(() => forgiveSkippedTransitions(window), []);
  const sister = config.origin === config.feedOrigin ? config.leagueOrigin : config.feedOrigin;
  useEffect(() => handOverLogins(session, sister), [session, sister]);
  // The login replaces its entry in the history: Back must not return to it, nor to a page that redirects to it.
  const go = (address: string) => {
    const path = belowBase(t('language.base'), address);
    void navigate(path, { replace: pathname === links.login || path === links.login });
  };
  const showWaiting = () => void navigate(belowBase(t('language.base'), WAITING_PAGE));
  return (
    // If a browser extension changed the document, React renders again from the nearest boundary. Without this one that is
    // the whole document with its scripts, which trusted types refuse: the page would stay blank.
    <Suspense>
      <HydrationMarker />
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <LinkProvider link={RouterLink}>
            <AuthProvider
              session={session}
              bases={config.bases}
              links={links}
              navigate={go}
              navigateHome={() => go(home)}
              mustLeave={() => guarded}
              mark={mark}
            >
              <ActionsProvider showWaiting={showWaiting}>
                <ScrollRestorer>
                  <LoaderCache>
                    <ErrorBoundary>{children}</ErrorBoundary>
                  </LoaderCache>
                </ScrollRestorer>
              </ActionsProvider>
            </AuthProvider>
          </LinkProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Suspense>
  );
}

/** Puts the data of the server's loaders into the cache: the root's and the page's. */
function LoaderCache({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const cacheOf = (match = matches[0]) => (match?.loaderData as Partial<LoaderResult<unknown>> | undefined)?.cache;
  const [ofSite, ofPage] = [cacheOf(), cacheOf(matches.at(-1))];
  // Always two, even for a page within a layout: at another depth, React would mount the whole site again.
  return (
    <HydrationBoundary state={useMemo(() => confirmCache(ofSite), [ofSite])}>
      <HydrationBoundary state={useMemo(() => confirmCache(ofPage), [ofPage])}>{children}</HydrationBoundary>
    </HydrationBoundary>
  );
}

/** Everything works online without a worker: private windows and full devices have none. */
async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!(readSiteConfig().hasWorker ? serviceWorker : serviceWorker?.controller)) return;
  const { startWorker } = await import('./offline/start-worker.ts');
  await startWorker(browserData());
}

/** After the pictures of the first screen, and before most people's first tap. */
function loadRest(): void {
  void preloadCalls();
  startOffline().catch(() => undefined);
}

function becameInteractive(): void {
  document.documentElement.dataset['hydrated'] = '';
  if (document.readyState === 'complete') loadRest();
  else addEventListener('load', loadRest, { once: true });
}

/** Sets `html[data-hydrated]` once the whole page responds to input; end-to-end tests wait for it. */
function HydrationMarker() {
  useEffect(() => startTurns(becameInteractive), []);
  return null;
}
