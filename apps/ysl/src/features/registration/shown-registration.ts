import { isNotFound } from '@maidan/api-client/errors/api-error';
import type { Api } from '@maidan/api-client/core/create-api';
import { registrationQuery } from '@maidan/api-client/queries/league/league-registrations';
import { latestLeagueQuery } from '@maidan/api-client/queries/league/leagues';
import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { browserData, type Data } from '@maidan/site/browser/data';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';

export interface LoadedRegistration {
  state: DehydratedState | undefined;
  /** For the document's head; null when it is not known. */
  registration: LeagueRegistration | null;
  /** The server knows that there is none. A query that failed is not handed over. */
  missing: boolean;
  /** Milliseconds since 1970, by the clock of whoever renders first. */
  now: number;
}

/** Without an id the latest league's slug stands for its newest registration (architecture.md). */
async function idOf({ api, queryClient }: Data, id: string | undefined): Promise<string> {
  return id ?? (await queryClient.fetchQuery(latestLeagueQuery(api))).slug;
}

/** The server's part of the page: the registration, and the status the document answers with. */
export async function loadRegistration(context: Readonly<RouterContextProvider>, id: string | undefined) {
  let registration: LeagueRegistration | null = null;
  let status = 503;
  let missing = false;
  const state = await prefetchOnServer(context, async (own) => {
    try {
      registration = await own.queryClient.fetchQuery(registrationQuery(own.api, await idOf(own, id)));
      status = 200;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // An unknown registration is not found; no registration at all is a page that says so.
      status = id === undefined ? 200 : 404;
      missing = true;
    }
  });
  const loaded: LoadedRegistration = { state, registration, missing, now: Date.now() };
  return data(loaded, { status });
}

/** The browser's part: the page shows at once what the cache has, and asks for the rest itself. */
export function loadRegistrationInBrowser(id: string | undefined): LoadedRegistration {
  const { api, queryClient } = browserData();
  const known = id ?? queryClient.getQueryData(latestLeagueQuery(api).queryKey)?.slug;
  const registration = known === undefined ? null : cached(api, known);
  return { state: undefined, registration, missing: false, now: Date.now() };

  function cached(ownApi: Api, wanted: string) {
    return queryClient.getQueryData(registrationQuery(ownApi, wanted).queryKey) ?? null;
  }
}
