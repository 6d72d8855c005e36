import { aheadByScore } from '@maidan/contract/league/fixture-winner';
import type { Match, Side, TableRules } from '@maidan/match/table/match';
import { creditsOf } from '@maidan/match/table/net-run-rate';
import { standings, type Standing } from '@maidan/match/table/standings';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { listFixtures, listGroups, type FixtureRow } from '../fixtures/league-fixtures.store.ts';
import type { WrittenResult } from '../fixtures/save-fixtures.store.ts';

export interface GroupTable {
  readonly group: string;
  readonly rows: readonly Standing[];
}

export type CategoryRules = Pick<
  Selectable<Tables['league_categories']>,
  'win_points' | 'tie_points' | 'no_result_points' | 'quota_balls' | 'tie_breaks'
>;
type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];
/** The parts of a fixture that a table needs. */
export type CountedFixture = Pick<FixtureRow, 'group_id' | 'team_1' | 'team_2' | keyof WrittenResult>;

/**
 * The tables of a category, in the order of its groups, computed from the current results.
 * @param supposed a result to use for one fixture in place of its own
 */
export async function tablesOf(
  db: Db,
  category: CategoryRules & { readonly id: number },
  supposed?: WrittenResult & { readonly id: number },
): Promise<GroupTable[]> {
  const [groups, fixtures] = await Promise.all([listGroups(db, category.id), listFixtures(db, category.id)]);
  const counted = fixtures.map((row) => (row.id === supposed?.id ? { ...row, ...supposed } : row));
  return computeTables(category, groups, counted);
}

/** The same, without a database. */
export function computeTables(
  category: CategoryRules,
  groups: readonly GroupRow[],
  fixtures: readonly CountedFixture[],
): GroupTable[] {
  const rules = rulesOfCategory(category);
  return groups.flatMap((group) => {
    if (group.has_table === 0) return [];
    const matches = fixtures.filter((row) => row.group_id === group.id).flatMap(toMatch);
    return [{ group: group.name, rows: standings(group.teams, matches, rules) }];
  });
}

export const rulesOfCategory = (category: CategoryRules): TableRules => ({
  winPoints: category.win_points,
  tiePoints: category.tie_points,
  noResultPoints: category.no_result_points,
  quotaBalls: category.quota_balls,
  tieBreaks: JSON.parse(category.tie_breaks) as TableRules['tieBreaks'],
});

/** Null while it has no result. */
export function toMatch(row: CountedFixture): Match[] {
  if (row.status === 'scheduled' || row.status === 'cancelled') return [];
  const one: Side = { name: row.team_1, score: row.score_1 ?? 0, balls: row.balls_1, allOut: row.all_out_1 === 1 };
  const two: Side = { name: row.team_2, score: row.score_2 ?? 0, balls: row.balls_2, allOut: row.all_out_2 === 1 };
  if (row.status !== 'played' || row.match_balls === null) {
    return [{ status: row.status, sides: [one, two], winner: row.status === 'walkover' ? row.winner : null }];
  }
  const revised = { battedFirst: row.batted_first, balls: row.match_balls, target: row.target };
  const credits = creditsOf({ sides: [one, two], ...revised });
  const sides = [
    { ...one, credit: credits[0] },
    { ...two, credit: credits[1] },
  ] as const;
  return [{ status: row.status, sides, winner: aheadByScore(row) }];
}
