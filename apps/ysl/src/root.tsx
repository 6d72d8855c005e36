import '@maidan/ui/theme/global.css';
import { t } from '@maidan/i18n/text';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { DocumentLayout } from '@maidan/site/document/DocumentLayout';
import { prefetchOnServer } from '@maidan/site/server/load-on-server.server';
import { Providers } from '@maidan/site/browser/Providers';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { adoptSiteTexts } from '@maidan/site/document/site-config';
import { ErrorPage } from '@maidan/site/page/ErrorPage';
import { useFrameTheme } from './features/league/embed/framed-page.ts';
import { paths } from './paths.ts';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';
import { Shell } from './shell/Shell.tsx';

adoptSiteTexts();

export async function loader({ context }: Route.LoaderArgs) {
  const { config, styles } = context.get(siteContext);
  const cache = await prefetchOnServer(context, ({ api, queryClient }) => queryClient.fetchQuery(leaguesQuery(api)));
  return { config, styleSheet: styles?.href ?? null, cache };
}

/** The configuration never changes while a page is open, and the strip loads its leagues itself. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <DocumentLayout site="league" root={useRouteLoaderData<typeof loader>('root')} theme={useFrameTheme()}>
      {children}
    </DocumentLayout>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  // The scorer's pad and the wall need the whole screen; a framed page has the other site around it.
  const isBare = pathname === paths.score() || /^\/(?:embed\/.*(?<!\/send)|wall\/.*)$/.test(pathname);
  // The policies are on the main site.
  const main = (path: string) => loaderData.config.feedOrigin + t('language.base') + path;
  const loginLinks = {
    login: paths.login(),
    terms: main('/terms'),
    privacy: main('/privacy'),
    cookies: main('/privacy'),
    appeal: main('/appeal'),
  };
  return (
    <Providers config={loaderData.config} links={loginLinks} home={paths.home()} mark={<LeagueWordmark height={22} />}>
      {isBare ? (
        <Outlet />
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
    </Providers>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
