import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { recoverConsent as recover } from '@maidan/auth/consent/recover-consent';
import { createSession } from '@maidan/auth/session/session';
import { readSiteConfig } from '../document/site-config.ts';
import type { PageData } from '../page/page-data.ts';
import { removeAllPositions } from './scroll-position-storage.ts';

/** A worker with copies for offline pages. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

let data: PageData | undefined;

/** The only API and cache of this browser page, for components and client loaders. */
export function browserData(): PageData {
  if (data) return data;
  const session = createSession();
  session.onTokenChange(({ after }) => {
    if (!after.hasToken) removeAllPositions();
  });
  const api = createApi({ bases: readSiteConfig().bases, session, recover });
  data = { api, queryClient: createQueryClient({ hasCopies: hasWorker() }), session };
  return data;
}
