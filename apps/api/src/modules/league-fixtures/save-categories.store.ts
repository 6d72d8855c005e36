import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema/tables.ts';
import type { TieBreak } from '../league-table/match.ts';

type CategoryRow = Insertable<Tables['league_categories']>;

/** A category as it is written, known again by its slug. Without a position it stays where it is, or comes last. */
export type WrittenCategory = Omit<CategoryRow, 'id' | 'tie_breaks' | 'position'> & {
  readonly tie_breaks: readonly TieBreak[];
  readonly position?: number;
};

/** @returns the category's id */
export async function saveCategory(tx: Tx, { slug, position, ...written }: WrittenCategory): Promise<number> {
  const row = { ...written, tie_breaks: JSON.stringify(written.tie_breaks) };
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from league_categories where league_id = ${row.league_id})`;
  const { id } = await tx
    .insertInto('league_categories')
    .values({ slug, ...row, position: position ?? last })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(position === undefined ? row : { ...row, position }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** No other category of the league is shown first any more. */
export async function selectOnly(tx: Tx, leagueId: number, categoryId: number): Promise<void> {
  await tx
    .updateTable('league_categories')
    .set({ selected: 0 })
    .where('league_id', '=', leagueId)
    .where('id', '!=', categoryId)
    .execute();
}

/** A group as it is written, known again by its category and name. */
export interface WrittenGroup {
  readonly category_id: number;
  readonly name: string;
  readonly teams: readonly string[];
  readonly has_table: boolean;
  readonly position?: number;
}

/** @returns the group's id */
export async function saveGroup(tx: Tx, { category_id, name, position, ...group }: WrittenGroup): Promise<number> {
  const row = { teams: JSON.stringify(group.teams), has_table: group.has_table ? (1 as const) : (0 as const) };
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from league_groups where category_id = ${category_id})`;
  const { id } = await tx
    .insertInto('league_groups')
    .values({ category_id, name, ...row, position: position ?? last })
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'name']).doUpdateSet(position === undefined ? row : { ...row, position }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Puts teams into a group; those that are there already stay. The group's row is written to first: who adds another
 * team at the same moment waits.
 * @returns all teams of the group; undefined when there is no such group
 */
export async function addTeams(
  tx: Tx,
  group: { categoryId: number; name: string },
  teams: readonly string[],
): Promise<readonly string[] | undefined> {
  const found = await tx
    .updateTable('league_groups')
    .set((expression) => ({ position: expression.ref('position') }))
    .where('category_id', '=', group.categoryId)
    .where('name', '=', group.name)
    .returning(['id', 'teams'])
    .executeTakeFirst();
  if (!found) return undefined;
  const all = [...new Set([...(JSON.parse(found.teams) as string[]), ...teams])];
  await tx
    .updateTable('league_groups')
    .set({ teams: JSON.stringify(all) })
    .where('id', '=', found.id)
    .execute();
  return all;
}
