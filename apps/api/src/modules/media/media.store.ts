import type { PictureVariants } from '@maidan/contract/media/picture-variants';
import { sql, type Selectable } from 'kysely';
import { mediaId } from '../../adapters/files/media-url.ts';
import type { ImageSize } from '../../adapters/inspection/image-size.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

type MediaRow = Selectable<Tables['media']>;

/** The sizes of a clip, its own first, and the stamp of its stream. */
export interface ClipCopies {
  /** The short side in pixels, and the bit rate in kilobits per second. */
  readonly sizes: readonly { readonly side: number; readonly rate: number }[];
  readonly stream: string | null;
}

/** For a clip from which no other size can be made, at least on this machine. */
export const NO_COPIES: ClipCopies = { sizes: [], stream: null };

/** The stored data of a file. */
export interface StoredMedia extends Pick<MediaRow, 'id' | 'kind' | 'bytes' | 'duration'> {
  readonly size: ImageSize | null;
  /** For a picture. */
  readonly variants: Omit<PictureVariants, 'width' | 'height'> | null;
  /** For a clip; null until they are made. */
  readonly copies: ClipCopies | null;
  /** The id of a clip's poster. */
  readonly posterId: string | null;
}

/** A newly stored file, with the poster if it is a clip. */
export interface NewMedia extends StoredMedia {
  readonly poster: StoredMedia | null;
}

/** Adds the rows of newly stored files. Keeps the copies of a clip that was stored before. */
export async function addMedia(db: Db, files: Iterable<NewMedia>, now: number): Promise<void> {
  for (const file of files) {
    if (file.poster !== null) await addRow(db, file.poster, now);
    await addRow(db, file, now);
  }
}

const noCopies = JSON.stringify(NO_COPIES);

const keptCopies = sql<string | null>`
  case when coalesce(media.variants, ${noCopies}) = ${noCopies} then excluded.variants else media.variants end`;

async function addRow(db: Db, file: StoredMedia, now: number): Promise<void> {
  const { id, kind, bytes, size, duration, posterId } = file;
  const described = file.variants ?? file.copies;
  const variants = described === null ? null : JSON.stringify(described);
  const [width, height] = [size?.width ?? null, size?.height ?? null];
  const known = { state: 'ready', problem: null, bytes, width, height, duration, stored_at: now } as const;
  await db
    .insertInto('media')
    .values({ ...known, id, kind, variants, poster_id: posterId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...known,
        variants: kind === 'clip' ? keptCopies : sql`excluded.variants`,
        poster_id: sql`coalesce(excluded.poster_id, media.poster_id)`,
      }),
    )
    .execute();
}

/** Adds the row of an uploaded clip that a job will process. @param bytes the size of the upload */
export async function addPreparing(db: Db, { id, bytes }: { id: string; bytes: number }, now: number): Promise<void> {
  const sent = { state: 'preparing', problem: null, bytes, stored_at: now } as const;
  await db
    .insertInto('media')
    .values({ ...sent, id, kind: 'clip', width: null, height: null, duration: null, variants: null, poster_id: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sent))
    .execute();
}

/** A clip that cannot be published: not yet, or never. */
export interface UnreadyMedia {
  readonly id: string;
  readonly state: 'preparing' | 'failed';
  /** Why processing failed, worded to follow the file's name: "is damaged." */
  readonly problem: string | null;
}

/** The clips among these values that are not ready, by id. */
export async function findUnready(db: Db, values: Iterable<string | null>): Promise<Map<string, UnreadyMedia>> {
  const ids = idsIn(values);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'problem'])
    .select((row) => row.ref('state').$castTo<UnreadyMedia['state']>().as('state'))
    .where('id', 'in', ids)
    .where('state', 'in', UNREADY)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the row of a clip that is not ready for this transaction. @returns false if it is ready or has been removed */
export async function holdUnready(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await unready(tx, id).set({ problem: null }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a clip cannot be processed. @param problem worded to follow the file's name */
export async function markFailed(db: Db, id: string, problem: string): Promise<void> {
  await unready(db, id).set({ state: 'failed', problem }).execute();
}

const UNREADY = ['preparing', 'failed'] as const;

const unready = (db: Db, id: string) => db.updateTable('media').where('id', '=', id).where('state', 'in', UNREADY);

const idsIn = (values: Iterable<string | null>) => [...new Set([...values].flatMap((value) => mediaId(value) ?? []))];

/** The media among these values whose files exist, by id. */
export async function findMedia(db: Db, values: Iterable<string | null>): Promise<Map<string, StoredMedia>> {
  const ids = idsIn(values);
  if (ids.length === 0) return new Map();
  const rows = await mediaQuery(db, ids).execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

const readyMedia = (db: Db) => db.selectFrom('media').selectAll().where('state', '=', 'ready');

export const mediaQuery = (db: Db, ids: readonly string[]) => readyMedia(db).where('id', 'in', ids);

/** The same for the files of a post: a poster that no longer exists is left out. */
export async function findPostMedia(db: Db, values: Iterable<string | null>): Promise<Map<string, StoredMedia>> {
  const found = await findMedia(db, values);
  const posters = await findMedia(
    db,
    [...found.values()].map(({ posterId }) => posterId),
  );
  for (const [id, media] of found) {
    if (media.posterId !== null && !posters.has(media.posterId)) found.set(id, { ...media, posterId: null });
  }
  return found;
}

function read({ id, kind, bytes, width, height, duration, variants, poster_id: posterId }: MediaRow): StoredMedia {
  const described: unknown = variants === null ? null : JSON.parse(variants);
  return {
    id,
    kind,
    bytes,
    duration,
    size: width === null || height === null ? null : { width, height },
    variants: kind === 'picture' ? (described as StoredMedia['variants']) : null,
    copies: kind === 'clip' ? (described as ClipCopies | null) : null,
    posterId,
  };
}

/** Records the copies of a clip. */
export async function setClipCopies(db: Db, id: string, copies: ClipCopies): Promise<void> {
  await db
    .updateTable('media')
    .set({ variants: JSON.stringify(copies) })
    .where('id', '=', id)
    .execute();
}

/** The most recently stored pictures, latest first. */
export const listNewestPictures = async (db: Db, limit: number): Promise<StoredMedia[]> =>
  (await picturesQuery(db, limit).execute()).map(read);

export const picturesQuery = (db: Db, limit: number) =>
  readyMedia(db).where('kind', '=', 'picture').orderBy('stored_at', 'desc').limit(limit);

/** The ids of media with these hashes. */
export async function findIds(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  return (await idsQuery(db, hashes).execute()).map(({ id }) => id);
}

export const idsQuery = (db: Db, hashes: readonly string[]) =>
  db
    .selectFrom('media')
    .select('id')
    .where(sql<string>`substr(id, 1, 40)`, 'in', hashes);

/** Up to `limit` ids after this one, of media whose files should exist. */
export async function listIdsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', '>', after)
    .where('state', '=', 'ready')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that the files of these media and their copies are gone. */
export async function markRemoved(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('media').set({ state: 'removed', variants: null }).where('id', 'in', ids).execute();
}

/** Deletes media that no row refers to, unless they were stored again after `time`. */
export async function forgetMedia(db: Db, ids: readonly string[], time: number): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('media').where('id', 'in', ids).where('stored_at', '<', time).execute();
}
