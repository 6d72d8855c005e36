import { sql } from 'kysely';
import { z } from 'zod';
import { hashOf } from '../../adapters/files/files.ts';
import { storedName } from '../../adapters/files/media-url.ts';
import type { Db, Tx } from '../../db/open-database.ts';

/** The second at which something is said, and what. */
export type Cue = readonly [number, string];

const cuesOf = z.array(z.tuple([z.number(), z.string()]));

/** The hash of a post's captions; null where they are not ours. */
export function captionsHash(captions: string | null): string | null {
  const name = storedName(captions);
  return name === null ? null : hashOf(name);
}

export async function hasSpokenWords(db: Db, hash: string): Promise<boolean> {
  return (await db.selectFrom('spoken_words').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined;
}

export async function saveSpokenWords(tx: Tx, hash: string, cues: readonly Cue[]): Promise<void> {
  await tx
    .insertInto('spoken_words')
    .values({ hash, cues: JSON.stringify(cues) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ cues: sql<string>`excluded.cues` }))
    .execute();
}

/** What is said in the clips with these captions, by their hash. */
export async function readSpokenWords(db: Db, captions: readonly (string | null)[]): Promise<Map<string, Cue[]>> {
  const hashes = [...new Set(captions.flatMap((value) => captionsHash(value) ?? []))];
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('spoken_words').selectAll().where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, cues }) => [hash, cuesOf.parse(JSON.parse(cues))]));
}

/** The posts that show these captions. */
export async function postsWithCaptions(db: Db, hash: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where substr(captions, 7, 40) = ${hash} and captions like 'media/%'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets what is said in clips that are gone. */
export async function removeUnusedSpokenWords(db: Db): Promise<void> {
  await sql`delete from spoken_words where hash not in (
    select substr(captions, 7, 40) from posts where captions like 'media/%')`.execute(db);
}
