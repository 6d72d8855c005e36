import { sql } from 'kysely';
import { z } from 'zod';
import { hashOf } from '../../adapters/files/files.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readFurtherCaptions } from '../posts/caption-tracks.store.ts';

/** A caption: when it is spoken, in seconds, and its text. */
export type Cue = readonly [number, string];

const readCues = z.array(z.tuple([z.number(), z.string()]));

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

/** The speech in the clips of these posts, in every language of their captions, by post id. */
export async function readSpokenWords(
  db: Db,
  posts: readonly { readonly id: number; readonly captions: string | null }[],
): Promise<Map<number, Cue[][]>> {
  // Captions in further languages come after the post's own.
  const captioned = posts.filter(({ captions }) => captions !== null);
  const further = await readFurtherCaptions(
    db,
    captioned.map(({ id }) => id),
  );
  const hashesOf = new Map(
    captioned.map(({ id, captions }) => {
      const values = [captions, ...(further.get(id) ?? []).map(({ file }) => file)];
      return [id, values.flatMap((value) => (value === null ? [] : hashOf(value)))];
    }),
  );
  const hashes = [...new Set([...hashesOf.values()].flat())];
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('spoken_words').selectAll().where('hash', 'in', hashes).execute();
  const cuesOf = new Map(rows.map(({ hash, cues }) => [hash, readCues.parse(JSON.parse(cues))]));
  return new Map([...hashesOf].map(([id, own]) => [id, own.flatMap((hash) => [cuesOf.get(hash) ?? []])]));
}

/** The posts that show these captions. */
export async function postsWithCaptions(db: Db, hash: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where captions = ${`${hash}.vtt`}
    union select post_id from post_captions where file = ${`${hash}.vtt`}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the speech of clips that no longer exist. */
export async function removeUnusedSpokenWords(db: Db): Promise<void> {
  await sql`delete from spoken_words where hash not in (
    select substr(captions, 1, 40) from posts where captions is not null
    union select substr(file, 1, 40) from post_captions)`.execute(db);
}
