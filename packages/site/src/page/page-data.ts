import { createApi, type Api } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { createSession, type Session } from '@maidan/auth/session/session';
import type { QueryClient } from '@tanstack/react-query';
import type { SiteConfig } from '../document/site-config.ts';

/** The API and cache that a page loads from. */
export interface PageData {
  api: Api;
  queryClient: QueryClient;
  /** Logged out on the server. */
  session: Session;
}

/**
 * Created for every document, and always for a visitor: no reader's data may reach another reader's page.
 * @param apiOrigin resolves relative bases, because a server has no address of its own
 */
export function createServerData(config: SiteConfig, apiOrigin: string): PageData {
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
