import { adoptTexts, type BrandTexts } from '@maidan/brand/adopt-texts';

/** The details of another language that a page needs. */
export interface SiteLanguage {
  /** 'hi' */
  code: string;
  /** The prefix of its paths: '/hi'; empty for English. */
  base: string;
  /** Its name in that language, and the offer to switch to it. */
  name: string;
  offer: string;
  accept: string;
}

/** The browser's run-time configuration; none of it is part of the bundle. */
export interface SiteConfig {
  /** The site's own public address. */
  origin: string;
  feedOrigin: string;
  leagueOrigin: string;
  /** Origins that a page may frame besides its own. */
  frameOrigins: readonly string[];
  /** The languages of the site; absent if it has only one. */
  languages?: readonly SiteLanguage[];
  /** Names, contacts and policies that owners changed; absent if there are none. */
  texts?: BrandTexts;
  /** Whether pages install the service worker. */
  hasWorker: boolean;
  /** Base URLs of the API's services for the browser. */
  bases: Record<'main' | 'league' | 'forms' | 'dashboard' | 'geocoding', string>;
}

/** The id of the element that carries the configuration as JSON: loaders need it before React has started. */
export const SITE_CONFIG_ID = 'site-config';

/** JSON that cannot close its script element. */
export function siteConfigText(config: SiteConfig): string {
  return JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
}

/** Reads the configuration back in the browser. */
export function readSiteConfig(): SiteConfig {
  const text = document.querySelector(`#${SITE_CONFIG_ID}`)?.textContent;
  if (!text) throw new Error('The document carries no site configuration.');
  return JSON.parse(text) as SiteConfig;
}

/** Applies the names and contacts of the document in this browser, before anything renders. */
export function adoptSiteTexts(): void {
  if (typeof document === 'undefined') return;
  const { texts } = readSiteConfig();
  if (texts) adoptTexts(texts);
}
