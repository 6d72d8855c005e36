import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { documentMeta } from '@maidan/site/document/document-meta';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/AboutPage';
import { aboutPage, aboutTitle } from '../features/league/about/about-page.ts';
import { AboutView } from '../features/league/about/AboutView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(aboutPage);
export const clientLoader = loadInBrowser(aboutPage);
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = headOf(loaderData)?.name ?? null;
  return documentMeta(matches, {
    siteName: brand.name,
    title: name === null ? aboutTitle(name) : `${brand.abbreviation} ${name}`,
    description: t('league.organiser'),
    // The page is the same for every league.
    path: paths.about(),
  });
};

/** Who runs the leagues. An id only keeps that league in the navigation. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <AboutView loaded={loaderData} />;
}
