import { embedOrigins } from '@maidan/brand/embed-origins';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '@maidan/api-client/core/create-api';
import type { SiteConfig } from '../document/site-config.ts';

/** The style sheet of a site. A document contains what it needs of it and loads the whole. */
export interface SiteStyles {
  href: string;
  /** The rules for a document. */
  pick: (html: string) => string;
}

/** What rendering one document needs to know. */
export interface Site {
  config: SiteConfig;
  /** Where this server reaches the API itself. */
  apiOrigin: string;
  /** Lets documents share what they read; absent while developing. */
  shareReplies?: (api: Api) => Api;
  nonce: string;
  /** When the rendering began, in milliseconds since 1970; absent while developing. */
  now?: number;
  /** A placeholder for the id of the request that a document answers. */
  requestId: string;
  /** The site's style sheet; absent while developing, where Vite serves it. */
  styles?: SiteStyles;
}

const FEED_DEV = 'http://maidan.localhost:3000';
const LEAGUE_DEV = 'http://ysl.maidan.localhost:3001';

/** While developing, React Router's own server renders without ours around it: these are the addresses there. */
const development: Site = {
  config: {
    origin: FEED_DEV,
    feedOrigin: FEED_DEV,
    leagueOrigin: LEAGUE_DEV,
    frameOrigins: embedOrigins,
    bases: {
      main: '/api',
      league: '/api/ysl',
      forms: '/api/forms',
      dashboard: '/api/dashboard',
      geocoding: '/api/geocode/reverse',
    },
  },
  apiOrigin: 'http://127.0.0.1:4000',
  nonce: '',
  requestId: '',
};

export const siteContext = createContext<Site>(development);

export function createSiteContext(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
}
