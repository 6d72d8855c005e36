import { league as brand } from '@maidan/brand/brand';
import { ApiError } from '@maidan/api-client/api-error';
import { browserData } from '@maidan/site/data';
import { documentMeta } from '@maidan/site/document-meta';
import { prefetchOnServer } from '@maidan/site/prefetch';
import type { DehydratedState } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import { paths } from '../../paths.ts';
import { shownLeagueQuery } from './league-queries.ts';

interface LoadedLeague {
  state: DehydratedState | undefined;
  /** The league's name for the document's head; null when it is not known. */
  name: string | null;
}

/** The server's part of a league page: its data, and the status the document answers with. */
export async function loadLeague(context: Readonly<RouterContextProvider>, id: string | undefined) {
  let name: string | null = null;
  let status = 503;
  const state = await prefetchOnServer(context, async ({ api, queryClient }) => {
    try {
      ({ name } = await queryClient.fetchQuery(shownLeagueQuery(api, id)));
      status = 200;
    } catch (error) {
      // An unknown league is not found; no league at all is a page that says so.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      status = id === undefined ? 200 : 404;
    }
  });
  const loaded: LoadedLeague = { state, name };
  return data(loaded, { status });
}

/** The browser's part: the page shows at once what the cache has. */
export function loadLeagueInBrowser(id: string | undefined): LoadedLeague {
  const { api, queryClient } = browserData();
  const query = shownLeagueQuery(api, id);
  void queryClient.prefetchQuery(query);
  return { state: undefined, name: queryClient.getQueryData(query.queryKey)?.name ?? null };
}

/** Title: the league's abbreviation followed by its name (specification, section 2). */
export function leagueMeta(matches: Parameters<typeof documentMeta>[0], name: string | null, id: string | undefined) {
  return documentMeta(matches, {
    siteName: brand.name,
    title: name === null ? brand.abbreviation : `${brand.abbreviation} ${name}`,
    description: name === null ? brand.organiser : `${name}: fixtures, table and news. ${brand.name}, Bengaluru.`,
    path: id === undefined ? paths.home() : paths.league(id),
  });
}
