/** An entry of a sitemap; `changed` is an ISO 8601 time. */
export interface SitemapEntry {
  address: string;
  changed?: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function entryXml(element: 'url' | 'sitemap', { address, changed }: SitemapEntry): string {
  const loc = address.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return `<${element}><loc>${loc}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${element}>`;
}

/** The addresses of one sitemap, at most 50,000. */
export function urlSetXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${entries.map((entry) => entryXml('url', entry)).join('\n')}\n</urlset>\n`;
}

/** The list of several sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => entryXml('sitemap', entry)).join('\n');
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${lines}\n</sitemapindex>\n`;
}
