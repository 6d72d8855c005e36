import { leagueTable } from '@maidan/contract/league/league-tables';
import type { TableRow } from '@maidan/contract/league/league-tables';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../../http/call.ts';
import type { Route } from '../../../http/call.ts';
import { knownCategory } from '../fixtures/league-fixtures.routes.ts';
import { tablesOf } from './category-tables.ts';
import { netRunRateText } from './net-run-rate.ts';
import { oversOfBalls } from './overs.service.ts';
import type { Standing } from './standings.ts';

export function leagueTableRoutes({ db }: AppContext): Route[] {
  return [
    route(leagueTable, async ({ body }) => {
      const tables = await tablesOf(db, await knownCategory(db, body.league_id, body.yslcategory_id));
      return Object.fromEntries(tables.map(({ group, rows }) => [group, rows.map(toRow)]));
    }),
  ];
}

function toRow({ name, matches, win, lost, points, nrr, runRateParts, level }: Standing): TableRow {
  const workings = runRateParts && {
    scored: runRateParts.scored,
    overs_faced: oversOfBalls(runRateParts.faced),
    conceded: runRateParts.conceded,
    overs_bowled: oversOfBalls(runRateParts.bowled),
  };
  return {
    tablename: name,
    matches,
    win,
    lost,
    nrr: nrr === null ? null : netRunRateText(nrr),
    points,
    workings,
    level: level && { with: [...level.with], placed_by: level.placed_by },
  };
}
