import { sql, type RawBuilder } from 'kysely';
import { mediaId } from '../../adapters/files/media-url.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

interface MediaColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** Which rows refer to media, when others hold typed text. */
  readonly where?: string;
  /** Visible only to staff. */
  readonly isDraft?: true;
}

/** Every column that refers to media. */
export const mediaColumns: readonly MediaColumn[] = [
  { table: 'posts', column: 'thumbnail' },
  { table: 'posts', column: 'media' },
  { table: 'posts', column: 'captions' },
  { table: 'post_captions', column: 'file' },
  { table: 'tags', column: 'thumbnail' },
  { table: 'latest_story', column: 'thumbnail' },
  { table: 'post_images', column: 'imgurl' },
  { table: 'post_draft_files', column: 'file', isDraft: true },
  { table: 'ad_images', column: 'img' },
  { table: 'categories', column: 'thumbnail' },
  { table: 'audio_bars', column: 'audio_cover' },
  { table: 'audio_bars', column: 'audio_url' },
  { table: 'leagues', column: 'thumbnail' },
  { table: 'leagues', column: 'sponsor_img' },
  { table: 'league_teams', column: 'crest' },
  { table: 'league_registrations', column: 'image' },
  { table: 'forms', column: 'image' },
  { table: 'form_fields', column: 'image_url' },
  { table: 'form_images', column: 'stored' },
  { table: 'chat_messages', column: 'message', where: "type = 'image'" },
  { table: 'message_reports', column: 'removed_message', where: "removed_type = 'image'" },
];

/** Excludes every withdrawn post and removed message, however recent. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * The media among these that a row other than a draft refers to.
 * @param since ignores posts withdrawn, and messages removed, before this time
 */
export const findShown = (db: Db, ids: readonly string[], since: number): Promise<Set<string>> =>
  findIn(
    db,
    mediaColumns.filter(({ isDraft }) => !isDraft),
    ids,
    since,
  );

/** The same, including media of drafts. */
export const findUsed = (db: Db, ids: readonly string[], since: number): Promise<Set<string>> =>
  findIn(db, mediaColumns, ids, since);

/** Media that only withdrawn posts and removed messages show, apart from drafts. */
export async function findWithdrawn(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const [ever, shown] = [await findShown(db, ids, 0), await findShown(db, ids, NEVER)];
  return new Set([...ever].filter((id) => !shown.has(id)));
}

async function findIn(db: Db, columns: readonly MediaColumn[], ids: readonly string[], since: number) {
  const used = new Set<string>();
  if (ids.length === 0) return used;
  for (const column of columns) {
    const found = await usesQuery(column, ids, since).execute(db);
    for (const { id } of found.rows) used.add(id);
  }
  return used;
}

export const usesQuery = ({ table, column, where = '1 = 1' }: MediaColumn, ids: readonly string[], since: number) =>
  sql<{ id: string }>`
    select distinct ${sql.ref(column)} as id from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)}) and ${sql.raw(where)} and ${isCounted(table, since)}`;

function isCounted(table: keyof Tables, since: number): RawBuilder<unknown> {
  const counts = sql`(withdrawn_at is null or withdrawn_at >= ${since})`;
  if (table === 'posts') return counts;
  if (table === 'message_reports') return sql`decided_at >= ${since}`;
  return table === 'post_images' || table === 'post_captions'
    ? sql`exists (select 1 from posts where posts.id = ${sql.ref(`${table}.post_id`)} and ${counts})`
    : sql`1 = 1`;
}

/** The columns that refer to this media, such as `posts.thumbnail`. */
export async function listPlaces(db: Db, id: string): Promise<string[]> {
  const places: string[] = [];
  for (const column of mediaColumns) {
    if ((await findIn(db, [column], [id], 0)).size > 0) places.push(`${column.table}.${column.column}`);
  }
  return places;
}

/** The media of withdrawn posts and removed messages, even if something else shows them. */
export async function listWithdrawnMedia(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`
    select media as id from posts where withdrawn_at > 0
    union select thumbnail from posts where withdrawn_at > 0
    union select captions from posts where withdrawn_at > 0
    union select imgurl from post_images join posts on posts.id = post_id where withdrawn_at > 0
    union select file from post_captions join posts on posts.id = post_id where withdrawn_at > 0
    union select removed_message from message_reports where removed_type = 'image'`.execute(db);
  return rows.flatMap(({ id }) => mediaId(id) ?? []);
}

/** The stored media that a post refers to. */
export async function listMediaOfPost(db: Db, postId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`
    select media as id from posts where id = ${postId}
    union select thumbnail from posts where id = ${postId}
    union select captions from posts where id = ${postId}
    union select imgurl from post_images where post_id = ${postId}
    union select file from post_captions where post_id = ${postId}`.execute(db);
  return rows.flatMap(({ id }) => mediaId(id) ?? []);
}

/** The number of drafts that refer to one of these media. */
export async function countDraftsWith(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { drafts } = await db
    .selectFrom('post_draft_files')
    .select(({ fn }) => fn.count<number>('draft_id').distinct().as('drafts'))
    .where('file', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(drafts);
}
