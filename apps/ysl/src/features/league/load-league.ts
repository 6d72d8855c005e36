import { isNotFound } from '@maidan/api-client/errors/api-error';
import { browserData, type Data } from '@maidan/site/browser/data';
import { prefetchOnServer } from '@maidan/site/page/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { leagueHead, type LeagueHead } from './league-head.ts';
import { shownLeagueQuery } from './league-queries.ts';
import { todayInIndia } from './season/fixture-marks.ts';

export interface LoadedLeague extends LeagueHead {
  state: DehydratedState | undefined;
  /** The server knows that there is no such league, or none at all. A query that failed is not handed over. */
  missing: MissingLeague | undefined;
  /** `YYYY-MM-DD` in India: the server's, so that the browser's first rendering is the same. */
  today: string;
}

export type MissingLeague = 'unknown' | 'none';

/** Fetches what a page shows, into the cache. Fails when the league cannot be had. */
type FetchAll = (data: Data) => Promise<LeagueHead>;

const fetchLeague =
  (id: string | undefined): FetchAll =>
  async ({ api, queryClient }) =>
    leagueHead(await queryClient.fetchQuery(shownLeagueQuery(api, id)));

/** The server's part of a league page: its data, and the status the document answers with. */
export async function loadLeague(
  context: Readonly<RouterContextProvider>,
  id: string | undefined,
  fetchAll: FetchAll = fetchLeague(id),
) {
  let head = leagueHead(undefined);
  let status = 503;
  let missing: MissingLeague | undefined;
  const state = await prefetchOnServer(context, async (serverData) => {
    const { api, queryClient } = serverData;
    try {
      head = await fetchAll(serverData);
      status = 200;
    } catch (error) {
      const known = queryClient.getQueryData(shownLeagueQuery(api, id).queryKey);
      head = leagueHead(known);
      // The league is there and a part of its page is not: the browser asks for that again.
      if (known) status = 200;
      // An unknown league is not found; no league at all is a page that says so.
      else if (isNotFound(error)) {
        missing = id === undefined ? 'none' : 'unknown';
        status = missing === 'none' ? 200 : 404;
      } else throw error;
    }
  });
  const loaded: LoadedLeague = { state, missing, today: todayInIndia(Date.now()), ...head };
  return data(loaded, { status });
}

/** The browser's part: the page shows at once what the cache has. */
export function loadLeagueInBrowser(id: string | undefined, fetchAll: FetchAll = fetchLeague(id)): LoadedLeague {
  const own = browserData();
  // Each query shows its own failure; here it has nobody to tell.
  fetchAll(own).catch(() => undefined);
  const { queryKey } = shownLeagueQuery(own.api, id);
  return {
    state: undefined,
    missing: undefined,
    today: todayInIndia(Date.now()),
    ...leagueHead(own.queryClient.getQueryData(queryKey)),
  };
}
