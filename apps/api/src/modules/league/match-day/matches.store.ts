import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

export type MatchRow = Selectable<Tables['matches']>;

export async function findMatch(db: Db, fixtureId: number): Promise<MatchRow | undefined> {
  return db.selectFrom('matches').selectAll().where('fixture_id', '=', fixtureId).executeTakeFirst();
}

/** The current state of a match's fixture. For its scorers, a removed fixture is cancelled. */
export async function findStatus(db: Db, fixtureId: number) {
  const row = await db
    .selectFrom('league_fixtures')
    .select(['status', 'removed_at'])
    .where('id', '=', fixtureId)
    .executeTakeFirst();
  return row && (row.removed_at === null ? row.status : 'cancelled');
}

/** Locks a match by writing to it, so that devices that send at once wait for each other. */
export async function takeMatch(tx: Tx, fixtureId: number, now: number): Promise<MatchRow | undefined> {
  return tx
    .updateTable('matches')
    .set({ changed_at: now })
    .where('fixture_id', '=', fixtureId)
    .returningAll()
    .executeTakeFirst();
}

export async function saveMatch(tx: Tx, row: MatchRow): Promise<void> {
  await tx
    .insertInto('matches')
    .values(row)
    .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet(row))
    .execute();
}

/** What open pages show of these matches. */
export async function listScoreLines(db: Db, fixtureIds: readonly number[]) {
  if (fixtureIds.length === 0) return [];
  return db
    .selectFrom('matches')
    .select(['fixture_id', 'line'])
    .where('fixture_id', 'in', [...fixtureIds])
    .orderBy('fixture_id')
    .execute();
}

/**
 * The matches of a league being scored, and those that changed recently: a page that was offline must learn that a
 * match ended, was moved or was cancelled.
 * @param since milliseconds since 1970 UTC
 */
export async function listLiveLines(db: Db, leagueId: number, since: number) {
  return db
    .selectFrom('league_categories as category')
    .innerJoin('league_groups as team_group', 'team_group.category_id', 'category.id')
    .innerJoin('league_fixtures as fixture', 'fixture.group_id', 'team_group.id')
    .innerJoin('matches', 'matches.fixture_id', 'fixture.id')
    .select(['matches.fixture_id', 'matches.line'])
    .where('category.league_id', '=', leagueId)
    .where(({ and, eb, or }) =>
      or([
        and([eb('fixture.status', '=', 'scheduled'), eb('matches.stage', '!=', 'ready')]),
        eb('matches.changed_at', '>', since),
      ]),
    )
    .orderBy('matches.fixture_id')
    .execute();
}

export async function listEvents(db: Db, fixtureId: number) {
  return db
    .selectFrom('match_events')
    .select(['scorer', 'seq', 'body', 'is_held'])
    .where('fixture_id', '=', fixtureId)
    .orderBy('scorer')
    .orderBy('seq')
    .execute();
}

export async function addEvents(tx: Tx, rows: readonly Selectable<Tables['match_events']>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('match_events')
      .values([...rows])
      .execute();
}

/** Makes held events part of the log. */
export async function releaseEvents(tx: Tx, fixtureId: number): Promise<void> {
  await tx.updateTable('match_events').set({ is_held: 0 }).where('fixture_id', '=', fixtureId).execute();
}
