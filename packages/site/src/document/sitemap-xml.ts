import { atBase } from '@maidan/i18n/language-of-path';
import type { SiteConfig } from './site-config.ts';

/** An entry of a sitemap; `changed` is an ISO 8601 time. */
export interface SitemapEntry {
  address: string;
  changed?: string | null;
  /** The same page in every language, including this one. */
  languages?: readonly { code: string; address: string }[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Declared only if used. */
const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function entryXml(element: 'url' | 'sitemap', { address, changed, languages = [] }: SitemapEntry): string {
  const links = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.code}" href="${escaped(other.address)}"/>`,
  );
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<${element}><loc>${escaped(address)}</loc>${date}${links.join('')}</${element}>`;
}

/** The most entries that search engines accept. */
const MOST = 50_000;

/** A page of a site; `changed` is an ISO 8601 time. */
export interface SitemapPage {
  path: string;
  changed?: string | null;
}

/**
 * The pages of a site in all its languages, for one sitemap. If there are too many, only the English addresses have
 * entries of their own, which name the others.
 */
export function sitemapEntries({ origin, languages = [] }: SiteConfig, pages: readonly SitemapPage[]): SitemapEntry[] {
  const fits = pages.length * languages.length <= MOST;
  return pages.slice(0, MOST).flatMap(({ path, changed = null }) => {
    const all = languages.map(({ code, base }) => ({ code, address: origin + atBase(base, path) }));
    if (all.length === 0) return [{ address: origin + path, changed }];
    return (fits ? all : all.slice(0, 1)).map(({ address }) => ({ address, changed, languages: all }));
  });
}

/** The addresses of one sitemap, at most 50,000. */
export function urlSetXml(entries: readonly SitemapEntry[]): string {
  const links = entries.some(({ languages }) => languages) ? LINKS : '';
  return `${HEAD}\n<urlset ${NAMESPACE}${links}>\n${entries.map((entry) => entryXml('url', entry)).join('\n')}\n</urlset>\n`;
}

/** The list of several sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => entryXml('sitemap', entry)).join('\n');
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${lines}\n</sitemapindex>\n`;
}
