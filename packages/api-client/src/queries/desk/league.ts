import { teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import { deskCategory, deskLeagues } from '@maidan/contract/desk/league/league';
import { deskFixtureById, deskFixtures, type FixtureList } from '@maidan/contract/desk/league/league-fixtures';
import { deskRegistrations, registrationEntries } from '@maidan/contract/desk/league/league-registrations';
import { deskMatchById } from '@maidan/contract/desk/league/match-day';
import type { Id } from '@maidan/contract/core/wire';
import { deskAbout, deskSocialPosts } from '@maidan/contract/desk/league/season/league-pages';
import { deskBrackets } from '@maidan/contract/desk/league/season/brackets';
import { leagueSeason } from '@maidan/contract/desk/league/season/season';
import { deskTeams } from '@maidan/contract/desk/league/season/teams';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

export const deskLeaguesQuery = (api: Api) => pagesQuery(api, deskLeagues, (query) => ({ query }));

export const deskFixturesQuery = (api: Api, league: Id, show: FixtureList) =>
  pagesQuery(api, deskFixtures, (cursor) => ({ params: { id: league }, query: { show, ...cursor } }));

/** Reloaded whenever it is opened, because someone else may have changed it. */
export const deskFixtureQuery = (api: Api, id: Id) =>
  endpointQuery(api, deskFixtureById, { params: { id } }, staleTimes.live);

/** The scoring of a match; reloaded regularly while it is open, because scorers continue. */
export const deskMatchQuery = (api: Api, id: Id) =>
  endpointQuery(api, deskMatchById, { params: { id } }, staleTimes.live);

export const deskCategoryQuery = (api: Api, id: Id) =>
  endpointQuery(api, deskCategory, { params: { id } }, staleTimes.personal);

/** The setup of a league. */
export const leagueSeasonQuery = (api: Api, id: Id) =>
  endpointQuery(api, leagueSeason, { params: { id } }, staleTimes.personal);
/** The knockouts of a category, and the possible sources of their sides. */
export const deskBracketsQuery = (api: Api, category: Id) =>
  endpointQuery(api, deskBrackets, { params: { id: category } }, staleTimes.live);

/** The teams of a category with their squads. */
export const deskTeamsQuery = (api: Api, category: Id) =>
  endpointQuery(api, deskTeams, { params: { id: category } }, staleTimes.live);

export const deskSocialPostsQuery = (api: Api, id: Id) =>
  endpointQuery(api, deskSocialPosts, { params: { id } }, staleTimes.personal);
/** The About page of the league site. */
export const deskAboutQuery = (api: Api) => endpointQuery(api, deskAbout, {}, staleTimes.personal);

/** Registrations of a league with their teams; the people in a team are a separate list. */
export const deskRegistrationsQuery = (api: Api, league: Id) =>
  pagesQuery(api, deskRegistrations, (query) => ({ params: { id: league }, query }));
export const registrationEntriesQuery = (api: Api, team: Id) =>
  pagesQuery(api, registrationEntries, (query) => ({ params: { id: team }, query }));
export const teamWaitingQuery = (api: Api, team: Id) =>
  pagesQuery(api, teamWaitingList, (query) => ({ params: { id: team }, query }));
