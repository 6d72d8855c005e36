import type { SiteConfig } from '@maidan/site/document/site-config';
import { useRouteLoaderData } from 'react-router';
import { paths } from '../paths.ts';
import { JsonLd } from '@maidan/site/document/JsonLd';

/** The breadcrumb of a page one step below home, for search engines: they want absolute addresses. */
export function TrailData({ name, path }: { name: string; path: string }) {
  const origin = useRouteLoaderData<{ config: SiteConfig }>('root')?.config.origin ?? '';
  const trail = [
    { name: 'Home', path: paths.home() },
    { name, path },
  ];
  const itemListElement = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
