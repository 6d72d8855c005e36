import { createApi, type Api } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { createSession, type Session } from '@maidan/auth/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { removeAllPositions } from './scroll-position-storage.ts';
import { readSiteConfig, type SiteConfig } from '../document/site-config.ts';

export interface Data {
  api: Api;
  queryClient: QueryClient;
  /** Nobody's on the server. */
  session: Session;
}

/**
 * Fresh for every document, and always a visitor's: nothing of one reader's may reach the next one's page.
 * @param apiOrigin what relative bases are resolved against, since a server has no address of its own
 */
export function createServerData(config: SiteConfig, apiOrigin: string): Data {
  const absolute = (base: string) => new URL(base, apiOrigin).href;
  const { main, league, forms, dashboard, geocoding } = config.bases;
  const bases = {
    main: absolute(main),
    league: absolute(league),
    forms: absolute(forms),
    dashboard: absolute(dashboard),
    geocoding: absolute(geocoding),
  };
  const session = createSession();
  return { api: createApi({ bases, session }), queryClient: createQueryClient(), session };
}

let data: Data | undefined;

/** The one API and cache of this page, for components and for loaders that run in the browser. */
export function browserData(): Data {
  if (data) return data;
  const session = createSession();
  session.onTokenChange(({ after }) => {
    if (!after.hasToken) removeAllPositions();
  });
  data = { api: createApi({ bases: readSiteConfig().bases, session }), queryClient: createQueryClient(), session };
  return data;
}
