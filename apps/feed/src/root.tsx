import '@maidan/ui/theme/global.css';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { DocumentLayout } from '@maidan/site/document/DocumentLayout';
import { prefetchOnServer } from '@maidan/site/server/load-on-server.server';
import { Providers } from '@maidan/site/browser/Providers';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { adoptSiteTexts } from '@maidan/site/document/site-config';
import { ErrorPage } from '@maidan/site/page/ErrorPage';
import { paths } from './paths.ts';
import { BrandMark } from './shell/BrandMark.tsx';
import { Shell } from './shell/Shell.tsx';

adoptSiteTexts();

/** The privacy page also covers cookies. */
const loginLinks = {
  login: paths.login(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  cookies: paths.privacy(),
  appeal: paths.appealBan(),
};

export async function loader({ context }: Route.LoaderArgs) {
  const { config, styles } = context.get(siteContext);
  const cache = await prefetchOnServer(context, ({ api, queryClient }) => queryClient.fetchQuery(allTagsQuery(api)));
  return { config, styleSheet: styles?.href ?? null, cache };
}

/** The configuration never changes while a page is open, and the rail loads its tags itself. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <DocumentLayout site="feed" root={useRouteLoaderData<typeof loader>('root')}>
      {children}
    </DocumentLayout>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Providers config={loaderData.config} links={loginLinks} home={paths.home()} mark={<BrandMark />}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
