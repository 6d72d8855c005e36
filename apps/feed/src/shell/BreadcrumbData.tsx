import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { JsonLd } from '@maidan/site/document/JsonLd';
import { paths } from '../paths.ts';

/** The breadcrumb of a page one step below home, for search engines, which require absolute addresses. */
export function BreadcrumbData({ name, path }: { name: string; path: string }) {
  const { origin } = useSiteConfig();
  return <JsonLd data={import.meta.env.SSR ? breadcrumb(origin, name, path) : null} />;
}

function breadcrumb(origin: string, name: string, path: string) {
  const steps = [
    { name: t('shell.home'), path: paths.home() },
    { name, path },
  ];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
