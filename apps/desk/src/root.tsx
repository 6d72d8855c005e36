import '@maidan/ui/theme/global.css';
import { brand } from '@maidan/brand/brand';
import { DocumentLayout } from '@maidan/site/document/DocumentLayout';
import { noIndex } from '@maidan/site/document/document-meta';
import { adoptSiteTexts } from '@maidan/site/document/site-config';
import { ErrorPage } from '@maidan/site/page/ErrorPage';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { DeskProviders } from './shell/DeskProviders.tsx';

adoptSiteTexts();

export function loader({ context }: Route.LoaderArgs) {
  const { config, styles } = context.get(siteContext);
  return { config, styleSheet: styles?.href ?? null };
}

export const meta = () => [{ title: `${brand.name} Desk` }, noIndex];

/** The configuration never changes during the life of a page. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <DocumentLayout site="desk" root={useRouteLoaderData<typeof loader>('root')}>
      {children}
    </DocumentLayout>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <DeskProviders config={loaderData.config}>
      <Outlet />
    </DeskProviders>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
