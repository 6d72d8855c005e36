import { atBase, fileAtBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import type { MetaDescriptor } from 'react-router';
import type { SiteConfig } from './site-config.ts';

interface PageMeta {
  siteName: string;
  title: string;
  description: string;
  /** The page's own path, its canonical address. */
  path: string;
  /** The preview that our server draws, or the thumbnail that another server has; the site's own picture without either. */
  picture?: { preview: string | null; thumbnail: string | null } | undefined;
  /** A single post is an article, everything else a website. */
  published?: string | null;
  kind?: 'website' | 'article';
}

/** The arguments of React Router's meta function that are used here. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function configOf(matches: Matches): Partial<SiteConfig> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { config?: SiteConfig } | undefined;
  return root?.config ?? {};
}

const originOf = (matches: Matches): string => configOf(matches).origin ?? '';

/** The same page in every language, for search engines; English is the default. */
function languageLinks(matches: Matches, path: string): MetaDescriptor[] {
  const { origin = '', languages = [] } = configOf(matches);
  if (languages.length === 0) return [];
  const link = (hrefLang: string, base: string) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: `${origin}${atBase(base, path)}`,
  });
  return [link('x-default', ''), ...languages.map(({ code, base }) => link(code, base))];
}

/** The first picture that can be fetched from other sites; only previews are known to be 1200 by 630 pixels. */
function pictureOf({ preview, thumbnail }: NonNullable<PageMeta['picture']>, origin: string) {
  for (const address of [preview, thumbnail]) {
    const url = address === null || origin === '' ? null : URL.parse(address, origin);
    if (url && /^https?:$/.test(url.protocol)) return { address: url.href, isPreview: address === preview };
  }
  return { address: `${origin}/preview.jpg`, isPreview: true };
}

/** Title, description, canonical address and the tags of a link preview, which needs absolute addresses. */
export function documentMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches);
  const { siteName, title, description, published } = page;
  const address = `${origin}${atBase(t('language.base'), page.path)}`;
  const picture = pictureOf(page.picture ?? { preview: null, thumbnail: null }, origin);
  // Link previews are read only from the server's document.
  const image =
    import.meta.env.SSR && page.picture && picture.isPreview
      ? fileAtBase(t('language.base'), picture.address)
      : picture.address;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languageLinks(matches, page.path),
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: t('language.locale').replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(picture.isPreview
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { property: 'og:image:alt', content: title },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: title },
  ];
}

/** The adjacent pages of a list, for search engines and for prefetching; `next` only if there is one. */
export function pageLinks(matches: Matches, addressOf: (page: number) => string, page: number, hasNext: boolean) {
  const origin = originOf(matches);
  const hrefOf = (to: number) => `${origin}${atBase(t('language.base'), addressOf(to))}`;
  const link = (rel: string, to: number) => ({ tagName: 'link' as const, rel, href: hrefOf(to) });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(hasNext ? [link('next', page + 1)] : [])];
}

/** For a page that search engines must not index. */
export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };
