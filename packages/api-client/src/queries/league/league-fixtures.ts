import { fixtureById, leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { matchById } from '@maidan/contract/league/match-day';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { followedQuery } from '../endpoint-query.ts';

/** The fixtures of one category of a league, under their groups. */
export const leagueFixturesQuery = (api: Api, leagueId: Id, categoryId: Id) =>
  followedQuery(api, leagueFixtures, { body: { league_id: leagueId, yslcategory_id: categoryId } }, staleTimes.feed);

/** A fixture with its category and league; only our server has it. */
export const fixtureQuery = (api: Api, id: Id) => followedQuery(api, fixtureById, { params: { id } }, staleTimes.feed);

/** A match scored on the ground; 404 without scorers. */
export const matchQuery = (api: Api, id: Id) => followedQuery(api, matchById, { params: { id } }, staleTimes.feed);
