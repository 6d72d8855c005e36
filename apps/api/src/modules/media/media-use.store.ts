import { sql, type RawBuilder } from 'kysely';
import { hashOf } from '../../adapters/files/files.ts';
import { storedName } from '../../adapters/files/media-url.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

interface MediaColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** By which the newest row is found. */
  readonly order: string;
  /** Which rows name media, where others hold what people type. */
  readonly where?: string;
}

/** Every column that names stored media, those of the first screen first. */
export const mediaColumns: readonly MediaColumn[] = [
  { table: 'posts', column: 'thumbnail', order: 'published_at' },
  { table: 'posts', column: 'media', order: 'published_at' },
  { table: 'posts', column: 'captions', order: 'published_at' },
  { table: 'post_captions', column: 'file', order: 'post_id' },
  { table: 'tags', column: 'thumbnail', order: 'id' },
  { table: 'latest_story', column: 'thumbnail', order: 'id' },
  { table: 'post_images', column: 'imgurl', order: 'post_id' },
  { table: 'post_draft_files', column: 'file', order: 'draft_id' },
  { table: 'ad_images', column: 'img', order: 'carousel_id' },
  { table: 'categories', column: 'thumbnail', order: 'id' },
  { table: 'audio_bars', column: 'audio_cover', order: 'id' },
  { table: 'audio_bars', column: 'audio_url', order: 'id' },
  { table: 'leagues', column: 'thumbnail', order: 'id' },
  { table: 'leagues', column: 'sponsor_img', order: 'id' },
  { table: 'league_registrations', column: 'image', order: 'id' },
  { table: 'forms', column: 'image', order: 'id' },
  { table: 'form_fields', column: 'image_url', order: 'id' },
  { table: 'form_images', column: 'stored', order: 'form_id' },
  { table: 'chat_messages', column: 'message', order: 'id', where: "type = 'image'" },
  { table: 'message_reports', column: 'removed_message', order: 'id', where: "removed_type = 'image'" },
];

/** Of any withdrawn post and removed message, however late. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** As the indexes have it. */
const hashIn = (column: string): RawBuilder<string> => sql`substr(${sql.ref(column)}, 7, 40)`;

/**
 * The hashes among these that a row names.
 * @param since a post that was withdrawn, or a message that was removed, before this time does not count
 */
export async function findUsed(db: Db, hashes: readonly string[], since: number): Promise<Set<string>> {
  const used = new Set<string>();
  if (hashes.length === 0) return used;
  for (const { table, column, where = '1 = 1' } of mediaColumns) {
    const found = await sql<{ hash: string }>`
      select distinct ${hashIn(column)} as hash from ${sql.table(table)}
      where ${hashIn(column)} in (${sql.join(hashes)}) and ${sql.ref(column)} like 'media/%' and ${sql.raw(where)}
        and ${isCounted(table, since)}`.execute(db);
    for (const { hash } of found.rows) used.add(hash);
  }
  return used;
}

function isCounted(table: keyof Tables, since: number): RawBuilder<unknown> {
  const counts = sql`(withdrawn_at is null or withdrawn_at >= ${since})`;
  if (table === 'posts') return counts;
  if (table === 'message_reports') return sql`decided_at >= ${since}`;
  return table === 'post_images' || table === 'post_captions'
    ? sql`exists (select 1 from posts where posts.id = ${sql.ref(`${table}.post_id`)} and ${counts})`
    : sql`1 = 1`;
}

/** The hashes of the files of withdrawn posts and removed messages, also of those that something else shows. */
export async function listWithdrawnHashes(db: Db): Promise<string[]> {
  const posts = await db
    .selectFrom('posts')
    .select(['media', 'thumbnail', 'captions'])
    .where('withdrawn_at', '>', 0)
    .execute();
  const images = await db
    .selectFrom('posts')
    .innerJoin('post_images', 'post_images.post_id', 'posts.id')
    .select('post_images.imgurl')
    .where('withdrawn_at', '>', 0)
    .execute();
  const further = await db
    .selectFrom('posts')
    .innerJoin('post_captions', 'post_captions.post_id', 'posts.id')
    .select('post_captions.file')
    .where('withdrawn_at', '>', 0)
    .execute();
  const messages = await db
    .selectFrom('message_reports')
    .select('removed_message')
    .where('removed_type', '=', 'image')
    .execute();
  return hashesOf([
    ...messages.map(({ removed_message: picture }) => picture),
    ...posts.flatMap(({ media, thumbnail, captions }) => [media, thumbnail, captions]),
    ...images.map(({ imgurl }) => imgurl),
    ...further.map(({ file }) => file),
  ]);
}

/** What a post stores for the clip of this hash, one without copies first; null when none shows it. */
export async function findClipValue(db: Db, hash: string): Promise<string | null> {
  const { rows } = await sql<{ media: string }>`
    select media from posts where ${hashIn('media')} = ${hash} and media like 'media/%' order by length(media) limit 1`.execute(
    db,
  );
  return rows[0]?.media ?? null;
}

/** What a post stores for the clip of this hash, with its copies; null while none has any. */
export async function findDescribedClip(db: Db, hash: string): Promise<string | null> {
  const { rows } = await sql<{ media: string }>`
    select media from posts where ${hashIn('media')} = ${hash} and media like 'media/%#clip/%' limit 1`.execute(db);
  return rows[0]?.media ?? null;
}

/** Describes the copies of a clip in every post that shows it. */
export async function describeClip(db: Db, hash: string, value: string): Promise<void> {
  await sql`update posts set media = ${value} where ${hashIn('media')} = ${hash} and media like 'media/%'`.execute(db);
}

/** The stored files that a post names. */
export async function listFilesOfPost(db: Db, postId: number): Promise<string[]> {
  const { media, thumbnail, captions } = await db
    .selectFrom('posts')
    .select(['media', 'thumbnail', 'captions'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const images = await db.selectFrom('post_images').select('imgurl').where('post_id', '=', postId).execute();
  const further = await db.selectFrom('post_captions').select('file').where('post_id', '=', postId).execute();
  return namesOf([
    media,
    thumbnail,
    captions,
    ...images.map(({ imgurl }) => imgurl),
    ...further.map(({ file }) => file),
  ]);
}

const VALUES_AT_ONCE = 500;

/** The names of all files that rows of a column name, some of them repeatedly. */
export async function* listNamesIn(db: Db, { table, column, where = '1 = 1' }: MediaColumn): AsyncGenerator<string[]> {
  const value = sql.ref(column);
  // Between these two are all hashes.
  let last = '/';
  for (;;) {
    const { rows } = await sql<{ value: string; hash: string }>`
      select ${value} as value, ${hashIn(column)} as hash from ${sql.table(table)}
      where ${hashIn(column)} > ${last} and ${hashIn(column)} < 'g' and ${value} like 'media/%' and ${sql.raw(where)}
      group by ${value}, ${hashIn(column)} order by ${hashIn(column)} limit ${VALUES_AT_ONCE}`.execute(db);
    yield namesOf(rows.map((row) => row.value));
    if (rows.length < VALUES_AT_ONCE) return;
    last = rows.at(-1)?.hash ?? last;
  }
}

const namesOf = (values: readonly (string | null)[]): string[] => values.flatMap((value) => storedName(value) ?? []);

const hashesOf = (values: readonly (string | null)[]): string[] => [...new Set(namesOf(values).map(hashOf))];
