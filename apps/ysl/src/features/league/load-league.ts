import { league as brand } from '@maidan/brand/brand';
import { ApiError } from '@maidan/api-client/api-error';
import { browserData, type Data } from '@maidan/site/data';
import { documentMeta } from '@maidan/site/document-meta';
import { prefetchOnServer } from '@maidan/site/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { shownLeagueQuery } from './league-queries.ts';

export interface LoadedLeague {
  state: DehydratedState | undefined;
  /** The league's name for the document's head; null when it is not known. */
  name: string | null;
}

/** Fetches what a page shows, into the cache, and gives the league's name. Fails when the league cannot be had. */
type FetchAll = (data: Data) => Promise<string>;

const fetchLeague =
  (id: string | undefined): FetchAll =>
  async ({ api, queryClient }) =>
    (await queryClient.fetchQuery(shownLeagueQuery(api, id))).name;

/** The server's part of a league page: its data, and the status the document answers with. */
export async function loadLeague(
  context: Readonly<RouterContextProvider>,
  id: string | undefined,
  fetchAll: FetchAll = fetchLeague(id),
) {
  let name: string | null = null;
  let status = 503;
  const state = await prefetchOnServer(context, async (serverData) => {
    const { api, queryClient } = serverData;
    try {
      name = await fetchAll(serverData);
      status = 200;
    } catch (error) {
      const known = queryClient.getQueryData(shownLeagueQuery(api, id).queryKey);
      name = known?.name ?? null;
      // The league is there and a part of its page is not: the browser asks for that again.
      if (known) status = 200;
      // An unknown league is not found; no league at all is a page that says so.
      else if (error instanceof ApiError && error.status === 404) status = id === undefined ? 200 : 404;
      else throw error;
    }
  });
  const loaded: LoadedLeague = { state, name };
  return data(loaded, { status });
}

/** The browser's part: the page shows at once what the cache has. */
export function loadLeagueInBrowser(id: string | undefined, fetchAll: FetchAll = fetchLeague(id)): LoadedLeague {
  const own = browserData();
  // Each query shows its own failure; here it has nobody to tell.
  fetchAll(own).catch(() => undefined);
  const { queryKey } = shownLeagueQuery(own.api, id);
  return { state: undefined, name: own.queryClient.getQueryData(queryKey)?.name ?? null };
}

interface LeaguePageMeta {
  name: string | null;
  /** The page's own name, for all but the home: 'Fixtures'. */
  page?: string;
  path: string;
}

/** Title: the league's abbreviation followed by its name (specification, section 2), then the page's. */
export function leagueMeta(matches: Parameters<typeof documentMeta>[0], { name, page, path }: LeaguePageMeta) {
  const about = page === undefined ? 'fixtures, table and news' : page.toLowerCase();
  const title = name === null ? brand.abbreviation : `${brand.abbreviation} ${name}`;
  return documentMeta(matches, {
    siteName: brand.name,
    title: page === undefined ? title : `${title} · ${page}`,
    description: name === null ? brand.organiser : `${name}: ${about}. ${brand.name}, Bengaluru.`,
    path,
  });
}
