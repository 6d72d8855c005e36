import { leagueTable } from '@maidan/contract/league-tables';
import type { TableRow } from '@maidan/contract/league-tables';
import type { AppParts } from '../../app-parts.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { knownCategory } from '../league-fixtures/league-fixtures.routes.ts';
import { listFixtures, listGroups } from '../league-fixtures/league-fixtures.store.ts';
import type { FixtureRow } from '../league-fixtures/league-fixtures.store.ts';
import type { Match, Side, TableRules } from './match.ts';
import { netRunRateText } from './net-run-rate.ts';
import { standings } from './standings.ts';
import type { Standing } from './standings.ts';

/** The standings, worked out from the results as they are now. */
export function leagueTableRoutes({ db }: AppParts): Route[] {
  return [
    route(leagueTable, async ({ body }) => {
      const category = await knownCategory(db, body.league_id, body.yslcategory_id);
      const [groups, fixtures] = await Promise.all([listGroups(db, category.id), listFixtures(db, category.id)]);
      const rules: TableRules = {
        winPoints: category.win_points,
        tiePoints: category.tie_points,
        noResultPoints: category.no_result_points,
        quotaBalls: category.quota_balls,
        tieBreaks: JSON.parse(category.tie_breaks) as TableRules['tieBreaks'],
      };
      const tables = groups.flatMap((group) => {
        if (group.has_table === 0) return [];
        const matches = fixtures.filter((row) => row.group_id === group.id).flatMap(toMatch);
        return [[group.name, standings(JSON.parse(group.teams) as string[], matches, rules).map(toRow)] as const];
      });
      return Object.fromEntries(tables);
    }),
  ];
}

function toMatch(row: FixtureRow): Match[] {
  if (row.status === 'scheduled') return [];
  const one: Side = { name: row.team_1, score: row.score_1 ?? 0, balls: row.balls_1, allOut: row.all_out_1 === 1 };
  const two: Side = { name: row.team_2, score: row.score_2 ?? 0, balls: row.balls_2, allOut: row.all_out_2 === 1 };
  return [{ status: row.status, sides: [one, two] }];
}

function toRow({ name, matches, win, lost, points, nrr }: Standing): TableRow {
  return { tablename: name, matches, win, lost, nrr: nrr === null ? null : netRunRateText(nrr), points };
}
