import { leagueWall } from '@maidan/contract/league/wall';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { followedQuery } from '../endpoint-query.ts';

/** The content of a clubhouse's wall screen; only our server has it. */
export const wallQuery = (api: Api, league: Id) =>
  followedQuery(api, leagueWall, { params: { id: league } }, staleTimes.live);
