import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';

/** The columns that name pictures, the ones of the first screen first. */
const columns: readonly (readonly [table: keyof Tables, column: string, order: string])[] = [
  ['posts', 'thumbnail', 'published_at'],
  ['posts', 'media', 'published_at'],
  ['tags', 'thumbnail', 'id'],
  ['latest_story', 'thumbnail', 'id'],
  ['post_images', 'imgurl', 'post_id'],
  ['ad_images', 'img', 'carousel_id'],
  ['categories', 'thumbnail', 'id'],
  ['audio_bars', 'audio_cover', 'id'],
  ['leagues', 'thumbnail', 'id'],
  ['leagues', 'sponsor_img', 'id'],
  ['league_registrations', 'image', 'id'],
  ['forms', 'image', 'id'],
  ['form_fields', 'image_url', 'id'],
];

/** Bounds the work of a start: a large database is not an empty one that was just filled. */
const NEWEST = 1000;

/** The stored values of pictures with copies, the newest of each place. */
export async function listStoredPictures(db: Db): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, column, order] of columns) {
    const value = sql.ref<string>(column);
    const { rows } = await sql<{ value: string }>`
      select ${value} as value from ${sql.table(table)}
      where ${value} like ${'media/%#%'} order by ${sql.ref(order)} desc limit ${NEWEST}`.execute(db);
    for (const row of rows) found.add(row.value);
  }
  return [...found];
}
