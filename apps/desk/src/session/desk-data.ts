import { createAttemptKeys } from '@maidan/api-client/core/attempt-keys';
import { createApi, type Api } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { createSession, type Session } from '@maidan/auth/session/session';
import { siteArea } from '@maidan/browser/storage-area';
import type { SiteConfig } from '@maidan/site/document/site-config';
import type { QueryClient } from '@tanstack/react-query';
import { drafts } from './drafts.ts';
import { loadDeskCalls } from './load-desk-calls.ts';
import { recoverWithPasskey } from './step-up.ts';

export interface DeskData {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The desk's own session: it has its own host and token, and a reader's token gives no access. */
  readonly session: Session;
}

loadDeskCalls();

const attempts = createAttemptKeys(siteArea, 'desk_attempts');

let ofBrowser: DeskData | undefined;

/** The API, cache and session of this page. The server creates signed-out ones for each rendering. */
export function createDeskData({ bases }: SiteConfig): DeskData {
  if (ofBrowser) return ofBrowser;
  const session = createSession();
  const queryClient = createQueryClient();
  const api: Api = createApi({ bases, session, attempts, recover: (error) => recoverWithPasskey(api, error) });
  const data = { api, queryClient, session };
  if (typeof document === 'undefined') return data;
  // Cached data of one person must not reach the next.
  session.onTokenChange(({ cause }) => {
    queryClient.clear();
    if (cause !== 'logout') return;
    drafts.clear();
    attempts.clear();
  });
  return (ofBrowser = data);
}
