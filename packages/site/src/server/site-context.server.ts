import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '@maidan/api-client/core/create-api';
import type { SiteConfig } from '../document/site-config.ts';
import { isBuilt, readDevelopmentEnv } from './env.server.ts';

/** The style sheet of a site. A document contains the rules it needs and loads the whole sheet. */
export interface SiteStyles {
  href: string;
  /** The rules for a document. */
  pick: (html: string) => string;
}

/** The parameters for rendering one document. */
export interface Site {
  config: SiteConfig;
  /** Where this server itself reaches the API. */
  apiOrigin: string;
  /** Lets documents share replies; absent in development. */
  shareReplies?: (api: Api) => Api;
  nonce: string;
  /** When the rendering began, in milliseconds since 1970; absent in development. */
  now?: number;
  /** A placeholder for the id of the request that a document answers. */
  requestId: string;
  /** Called with the route of the request; absent in development. */
  onMatch?: (route: string) => void;
  /** The site's style sheet; absent in development, where Vite serves it. */
  styles?: SiteStyles;
}

/**
 * In development, React Router's own server renders without ours around it, with a separate process for each site.
 */
function developmentSite(): Site {
  const { apiOrigin, origin, feedOrigin, leagueOrigin, bases, frameOrigins } = readDevelopmentEnv();
  const config = { origin, feedOrigin, leagueOrigin, bases, frameOrigins, hasWorker: false };
  return { config, apiOrigin, nonce: '', requestId: '' };
}

/** A build has no default: its server provides the context of every document. */
export const siteContext = createContext<Site>(isBuilt ? undefined : developmentSite());

export function createSiteContext(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
}
