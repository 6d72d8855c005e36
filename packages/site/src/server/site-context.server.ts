import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '@maidan/api-client/core/create-api';
import type { SiteConfig } from '../document/site-config.ts';
import { isBuilt, readDevelopmentEnv } from './env.server.ts';

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
  /** Called with the route of the request; absent while developing. */
  onMatch?: (route: string) => void;
  /** The site's style sheet; absent while developing, where Vite serves it. */
  styles?: SiteStyles;
}

/**
 * While developing, React Router's own server renders without ours around it, and each site in a process of its own.
 */
function developmentSite(): Site {
  const { apiOrigin, origin, feedOrigin, leagueOrigin, bases, frameOrigins } = readDevelopmentEnv();
  const config = { origin, feedOrigin, leagueOrigin, bases, frameOrigins, hasWorker: false };
  return { config, apiOrigin, nonce: '', requestId: '' };
}

/** A build has no default: its server gives every document its own. */
export const siteContext = createContext<Site>(isBuilt ? undefined : developmentSite());

export function createSiteContext(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
}
