import type { Api } from '@maidan/api-client/core/create-api';
import { latestLeagueQuery, leagueQuery, leagueSocialQuery } from '@maidan/api-client/queries/league/leagues';
import type { League } from '@maidan/contract/league/leagues';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { leagueHead, type LeagueHead } from './league-head.ts';

export type LeaguePage = PageSpec<{ id?: string }, League, LeagueHead>;

/** The league of an address; without an id the latest one. */
export const visibleLeagueQuery = (api: Api, id: string | undefined) =>
  id === undefined ? latestLeagueQuery(api) : leagueQuery(api, id);

/** Loads a league's home. Before the first league, the site shows a page that says so. */
export const leaguePage: LeaguePage = {
  query: (api, { params }) => callQuery(visibleLeagueQuery(api, params.id)),
  isOptional: ({ params }) => params.id === undefined,
  head: (league) => leagueHead(league),
};

export const socialPage: LeaguePage = {
  ...leaguePage,
  alongside: ({ api, queryClient }, { id }) => queryClient.prefetchQuery(leagueSocialQuery(api, id)),
};
