import { brand } from '@maidan/brand/brand';
import type { MetaDescriptor } from 'react-router';
import type { SiteConfig } from './site-config.ts';

interface PageMeta {
  siteName: string;
  title: string;
  description: string;
  /** The page's own path: its canonical address. */
  path: string;
  /** Path of the preview picture, 1200 by 630 pixels; the site's own unless told. */
  image?: string;
}

/** What React Router hands to a meta function, as far as it is read here. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { config?: SiteConfig } | undefined;
  return root?.config?.origin ?? '';
}

/** Title, description, canonical address and the tags of a link preview; previews want absolute addresses. */
export function documentMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches);
  const { siteName, title, description } = page;
  const address = `${origin}${page.path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: brand.locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${page.image ?? '/preview.jpg'}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
