import { atBase } from '@maidan/i18n/language-of-path';
import type { SiteConfig } from './site-config.ts';

interface RobotsRules {
  /** Pages of the site that have nothing for a search engine, in every language. */
  pages: readonly string[];
  /** The path of the sitemap. */
  sitemap: string;
}

/** The API is no page, but what pages and previews show is on its side of the site. */
const OPEN = ['/api/media/', '/api/preview/'];
const CLOSED = ['/api/', '/dev/'];

/** What search engines may read, as `robots.txt` says it. */
export function robotsText({ origin, languages = [] }: SiteConfig, { pages, sitemap }: RobotsRules): string {
  const bases = languages.length === 0 ? [''] : languages.map(({ base }) => base);
  const closed = [...bases.flatMap((base) => pages.map((path) => atBase(base, path))), ...CLOSED];
  const rules = [...OPEN.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${sitemap}`, ''].join('\n');
}
