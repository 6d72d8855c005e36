import type { BracketMatch, Source } from '@maidan/match/bracket/bracket';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { NamedFixture, Tables } from '../../../db/schema.ts';
import { toStoredSides, type NamedSides } from '../fixtures/fixture-sides.store.ts';

type Row = Selectable<Tables['bracket_matches']>;

/** A match of a bracket with its fixture, and its progress if it is scored on the ground. */
export interface BracketRow extends BracketMatch {
  readonly fixture: NamedFixture;
  readonly stage: Selectable<Tables['matches']>['stage'] | null;
}

const sourceOf = (row: Row, side: 1 | 2): Source => ({
  kind: row[`kind_${side}`],
  ref: row[`ref_${side}`],
  rank: row[`rank_${side}`],
});

export const sourcesOf = (row: Row): readonly [Source, Source] => [sourceOf(row, 1), sourceOf(row, 2)];

const columnsOf = ([one, two]: readonly [Source, Source]) => ({
  kind_1: one.kind,
  ref_1: one.ref,
  rank_1: one.rank,
  kind_2: two.kind,
  ref_2: two.ref,
  rank_2: two.rank,
});

/** The matches of every bracket of a category, by their numbers. */
export async function listBracketRows(db: Db, categoryId: number): Promise<BracketRow[]> {
  const ofCategory = db.selectFrom('league_groups').select('id').where('category_id', '=', categoryId);
  const rows = await db
    .selectFrom('bracket_matches as match')
    .innerJoin('league_fixtures as fixture', 'fixture.id', 'match.fixture_id')
    .leftJoin('matches', 'matches.fixture_id', 'fixture.id')
    .selectAll('match')
    .select('matches.stage')
    .where('fixture.group_id', 'in', ofCategory)
    .orderBy('match.number')
    .execute();
  if (rows.length === 0) return [];
  const fixtures = await db.selectFrom('named_fixtures').selectAll().where('group_id', 'in', ofCategory).execute();
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return rows.flatMap((row) => {
    const fixture = byId.get(row.fixture_id);
    if (!fixture) return [];
    const { number, stage } = row;
    return [{ number, sources: sourcesOf(row), fixture, stage }];
  });
}

export async function findBracketRow(db: Db, fixtureId: number): Promise<Row | undefined> {
  return db.selectFrom('bracket_matches').selectAll().where('fixture_id', '=', fixtureId).executeTakeFirst();
}

/** The groups of a category whose fixtures are a bracket. */
export async function listBracketGroups(db: Db, categoryId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bracket_matches as match')
    .innerJoin('league_fixtures as fixture', 'fixture.id', 'match.fixture_id')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .select('team_group.id')
    .distinct()
    .where('team_group.category_id', '=', categoryId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCategoryOfFixture(db: Db, fixtureId: number) {
  return db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .select(['team_group.category_id', 'fixture.changed_at'])
    .where('fixture.id', '=', fixtureId)
    .executeTakeFirst();
}

/**
 * Whether the category has a bracket. Locks it by a write, so that two results that end at once fill the bracket one
 * after the other.
 */
export async function takeKnockoutCategory(tx: Tx, categoryId: number) {
  if ((await listBracketGroups(tx, categoryId)).length === 0) return undefined;
  return tx
    .updateTable('league_categories')
    .set((update) => ({ position: update.ref('position') }))
    .where('id', '=', categoryId)
    .returningAll()
    .executeTakeFirst();
}

/** The teams of a knock-out match as last filled in; undefined if it does not fill itself yet. */
export async function findFilledTeams(tx: Tx, slug: string) {
  return tx
    .selectFrom('bracket_matches as match')
    .innerJoin('named_fixtures as fixture', 'fixture.id', 'match.fixture_id')
    .select(['fixture.team_1', 'fixture.team_2'])
    .where('fixture.slug', '=', slug)
    .executeTakeFirst();
}

/** Adds a match to a bracket. */
export async function saveBracketMatch(tx: Tx, fixtureId: number, { number, sources }: BracketMatch): Promise<void> {
  const row = { number, ...columnsOf(sources) };
  await tx
    .insertInto('bracket_matches')
    .values({ fixture_id: fixtureId, ...row })
    .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet(row))
    .execute();
}

export async function setSources(tx: Tx, fixtureId: number, sources: readonly [Source, Source]): Promise<void> {
  await tx.updateTable('bracket_matches').set(columnsOf(sources)).where('fixture_id', '=', fixtureId).execute();
}

/** Sets the teams of a match. Calendars are updated. */
export async function setTeams(
  tx: Tx,
  { id, group_id }: Pick<NamedFixture, 'id' | 'group_id'>,
  sides: NamedSides,
  now: number,
): Promise<void> {
  await tx
    .updateTable('league_fixtures')
    .set({ ...(await toStoredSides(tx, group_id, sides)), changed_at: now, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeFixtures(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('league_fixtures')
    .where('id', 'in', [0, ...ids])
    .execute();
}
