import type { Place } from '@maidan/match/bracket/resolve';
import { settledRanks } from '@maidan/match/bracket/settled';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { listFixtures, listGroups } from '../fixtures/league-fixtures.store.ts';
import { tablesOf, type GroupTable } from '../table/category-tables.service.ts';

type Category = Selectable<Tables['league_categories']>;

export interface GroupPlaces {
  readonly rows: GroupTable['rows'];
  /** The matches without a result. */
  readonly open: readonly (readonly [string, string])[];
}

/** The tables of a category by the ids of their groups. */
export async function readPlaces(db: Db, category: Category): Promise<Map<number, GroupPlaces>> {
  const [groups, tables, fixtures] = await Promise.all([
    listGroups(db, category.id),
    tablesOf(db, category),
    listFixtures(db, category.id),
  ]);
  return new Map(
    groups.flatMap(({ id, name }) => {
      const rows = tables.find(({ group }) => group === name)?.rows;
      if (!rows) return [];
      const teams = new Set(rows.map((row) => row.name));
      const open = fixtures
        .filter(({ group_id: of, status, team_1, team_2 }) => {
          return of === id && status === 'scheduled' && teams.has(team_1) && teams.has(team_2);
        })
        .map(({ team_1, team_2 }) => [team_1, team_2] as const);
      return [[id, { rows, open }] as const];
    }),
  );
}

/** Each place of a group with the team that has it, and whether it is final. */
export function settlePlaces({ rows, open }: GroupPlaces, category: Category): Place[] {
  const { win_points: win, tie_points: tie, no_result_points: none } = category;
  if (open.length === 0) {
    // A tie that only the alphabet breaks is for an organiser to decide.
    const level = new Set(
      rows.flatMap((row) => row.level?.steps.filter(({ placed_by: by }) => by === 'name') ?? []).flatMap(namesOf),
    );
    return rows.map(({ name }) => ({ team: name, isSettled: !level.has(name) }));
  }
  const settled = settledRanks({
    points: new Map(rows.map(({ name, points }) => [name, points])),
    open,
    outcomes: [
      [win, 0],
      [0, win],
      [tie, tie],
      [none, none],
    ],
  });
  return rows.map(({ name }) => ({ team: name, isSettled: settled.has(name) }));
}

const namesOf = ({ parts }: { readonly parts: readonly (readonly string[])[] }) => parts.flat();
