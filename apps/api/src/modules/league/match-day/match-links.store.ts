import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

export type LinkRow = Selectable<Tables['match_links']>;
export type ScorerRow = Selectable<Tables['match_scorers']>;

export async function addLink(tx: Tx, row: Omit<LinkRow, 'id' | 'revoked_at'>): Promise<void> {
  await tx.insertInto('match_links').values(row).execute();
}

export async function findLinkByHash(db: Db, hash: string): Promise<LinkRow | undefined> {
  return db.selectFrom('match_links').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
}

export async function findLink(db: Db, id: number): Promise<LinkRow | undefined> {
  return db.selectFrom('match_links').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listLinks(db: Db, fixtureId: number): Promise<LinkRow[]> {
  return db.selectFrom('match_links').selectAll().where('fixture_id', '=', fixtureId).orderBy('id').execute();
}

export async function setLinkLife(tx: Tx, id: number, life: Pick<LinkRow, 'opens_at' | 'expires_at'>): Promise<void> {
  await tx.updateTable('match_links').set(life).where('id', '=', id).execute();
}

/** @returns whether the match had such a link that still worked */
export async function revokeLink(tx: Tx, { fixtureId, id }: { fixtureId: number; id: number }, now: number) {
  const { numUpdatedRows } = await tx
    .updateTable('match_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('fixture_id', '=', fixtureId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

export async function findScorerByToken(db: Db, hash: string): Promise<ScorerRow | undefined> {
  return db.selectFrom('match_scorers').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function listScorers(db: Db, fixtureId: number): Promise<ScorerRow[]> {
  return db.selectFrom('match_scorers').selectAll().where('fixture_id', '=', fixtureId).orderBy('scorer').execute();
}

/** Adds a device, or replaces its token and link. */
export async function saveScorer(tx: Tx, row: ScorerRow): Promise<void> {
  await tx
    .insertInto('match_scorers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['fixture_id', 'scorer'])
        .doUpdateSet({ link_id: row.link_id, token_hash: row.token_hash, seen_at: row.seen_at }),
    )
    .execute();
}

export async function removeScorer(tx: Tx, { fixture_id, scorer }: ScorerRow): Promise<void> {
  await tx.deleteFrom('match_scorers').where('fixture_id', '=', fixture_id).where('scorer', '=', scorer).execute();
}

export async function markSeen(tx: Tx, { fixture_id, scorer }: ScorerRow, now: number): Promise<void> {
  await tx
    .updateTable('match_scorers')
    .set({ seen_at: now })
    .where('fixture_id', '=', fixture_id)
    .where('scorer', '=', scorer)
    .execute();
}
