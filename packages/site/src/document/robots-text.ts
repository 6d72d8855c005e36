import { atBase } from '@maidan/i18n/language-of-path';
import type { SiteConfig } from './site-config.ts';

interface RobotsRules {
  /** Pages that search engines must not index, in any language. */
  pages: readonly string[];
  /** The path of the sitemap. */
  sitemap: string;
}

/** The API has no pages, but pages and previews show its files. */
const OPEN = ['/api/media/', '/api/preview/'];
const CLOSED = ['/api/', '/dev/'];

/** The rules for search engines, as the text of `robots.txt`. */
export function robotsText({ origin, languages = [] }: SiteConfig, { pages, sitemap }: RobotsRules): string {
  const bases = languages.length === 0 ? [''] : languages.map(({ base }) => base);
  const closed = [...bases.flatMap((base) => pages.map((path) => atBase(base, path))), ...CLOSED];
  const rules = [...OPEN.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${sitemap}`, ''].join('\n');
}
