import { adoptTexts, type BrandTexts } from '@maidan/brand/adopt-texts';

/** What a page in another language needs to know of one. */
export interface SiteLanguage {
  /** 'hi' */
  code: string;
  /** What its paths begin with: '/hi'; nothing for English. */
  base: string;
  /** Its own name for itself, and its offer to read the site in it. */
  name: string;
  offer: string;
  accept: string;
}

/** The configuration of the browser at run time; none of it is baked into the bundle. */
export interface SiteConfig {
  /** The site's own public address. */
  origin: string;
  feedOrigin: string;
  leagueOrigin: string;
  /** Origins that a page may frame besides its own. */
  frameOrigins: readonly string[];
  /** The languages of the site; absent where it has one. */
  languages?: readonly SiteLanguage[];
  /** Names, contacts and policies that owners changed; absent where they changed none. */
  texts?: BrandTexts;
  /** Pages install the service worker. */
  hasWorker: boolean;
  /** Base URLs of the API's services for the browser. */
  bases: Record<'main' | 'league' | 'forms' | 'dashboard' | 'geocoding', string>;
}

/** The element of the document that carries the configuration as JSON: loaders need it before React has started. */
export const SITE_CONFIG_ID = 'site-config';

/** JSON that cannot end its script element. */
export function siteConfigText(config: SiteConfig): string {
  return JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
}

/** Reads the configuration back in the browser. */
export function readSiteConfig(): SiteConfig {
  const text = document.querySelector(`#${SITE_CONFIG_ID}`)?.textContent;
  if (!text) throw new Error('The document carries no site configuration.');
  return JSON.parse(text) as SiteConfig;
}

/** Has the page in this browser show the names and contacts of its document, before anything renders. */
export function adoptSiteTexts(): void {
  if (typeof document === 'undefined') return;
  const { texts } = readSiteConfig();
  if (texts) adoptTexts(texts);
}
