import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { ClipError } from '../../../adapters/clips/clips.ts';
import { hashOf, originalName } from '../../../adapters/files/files.ts';
import { PictureError } from '../../../adapters/pictures/pictures.ts';
import { ApiError, errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { readShownMedia, type MediaSource } from '../../media/media.reply.ts';
import { enqueueJob } from '../../jobs/jobs.store.ts';
import { linkTo } from '../../forms/desk/file-link.service.ts';
import { findShown, findWithdrawn, NEVER } from '../../media/media-use.store.ts';
import { addMedia, addPreparing, findMedia, findPostMedia, findUnready } from '../../media/media.store.ts';
import { captionsNote } from '../../publishing/find-caption-problem.service.ts';
import { findFileProblem } from '../../publishing/find-file-problem.service.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import { cancelChunkedUpload, joinChunks } from '../../uploads/chunked-upload.service.ts';
import { keepResult, listChunks, type UnfinishedRow } from '../../uploads/unfinished-uploads.store.ts';
import { clipIdOf, storeFile, withName } from '../../publishing/store-file.service.ts';

type Stores = Pick<AppContext, 'db' | 'clock' | 'pepper' | 'files' | 'pictures' | 'clips' | 'mediaUrl'>;

const refuse = (problem: string) => errors.invalidField('file', `${problem}.`);

/** The kind of a file by its name; null for a kind that no page shows. */
export function kindOf(name: string): UploadedMedia['kind'] | null {
  const lower = name.toLowerCase();
  if (fitsKind(lower, 'image')) return 'picture';
  if (fitsKind(lower, 'clip')) return 'clip';
  if (fitsKind(lower, 'captions')) return 'captions';
  return fitsKind(lower, 'sound') ? 'sound' : null;
}

/**
 * Stores completed uploads. The result is kept with the upload, so that a caller who lost the reply gets it again; a
 * caller who repeats the call in the meantime waits for the same work.
 */
export function uploadStorer(context: AppContext): (row: UnfinishedRow) => Promise<UploadedMedia> {
  const { db, uploads } = context;
  const running = new Map<string, Promise<UploadedMedia>>();
  const store = async (row: UnfinishedRow): Promise<UploadedMedia> => {
    await using drafts = new AsyncDisposableStack();
    const { draft } = await joinChunks(context, row, drafts);
    await draft.finish();
    const media = await storeUpload(context, draft.path, row.name).catch(async (error: unknown) => {
      // An unusable file does not count towards the limit.
      if (error instanceof ApiError) await cancelChunkedUpload(context, { staff_id: Number(row.staff_id) }, row.id);
      throw error;
    });
    const chunks = await listChunks(db, row.id);
    await db.transaction().execute((tx) => keepResult(tx, row.id, media.id));
    for (const { name } of chunks) await uploads.remove(name);
    return media;
  };
  return async (row) => {
    if (row.result !== null) return requireUploaded(context, row.result);
    const known = running.get(row.id) ?? store(row).finally(() => running.delete(row.id));
    running.set(row.id, known);
    return known;
  };
}

/**
 * Stores a file for publication. A job processes a clip, which is `preparing` until then.
 * @throws ApiError 422 for a file that cannot be used
 */
async function storeUpload(stores: Stores, file: string, name: string): Promise<UploadedMedia> {
  const kind = kindOf(name);
  if (kind === null)
    throw refuse(`${name} is not a supported file. Use JPEG, PNG, WebP, MP4, MOV, M4A, MP3, VTT or SRT`);
  const problem = findFileProblem(file, `x${path.extname(name)}`);
  if (problem !== null) throw refuse(problem.replace(/^x\.\w+/, name));
  const storing = kind === 'clip' ? storeSentClip(stores, file, name) : storeReadyFile(stores, file, name);
  const id = await storing.catch((error: unknown) => {
    if (error instanceof PictureError || error instanceof ClipError) throw refuse(error.message.replace(/\.$/, ''));
    throw error;
  });
  const media = await requireUploaded(stores, id);
  return kind === 'captions' ? { ...media, problem: captionsNote(await readFile(file)) } : media;
}

async function storeReadyFile(stores: Stores, file: string, name: string): Promise<string> {
  const stored = await storeFile(stores, file, name);
  await stores.db.transaction().execute((tx) => addMedia(tx, [stored], stores.clock()));
  return stored.id;
}

async function storeSentClip({ db, clock, files, clips }: Stores, file: string, name: string): Promise<string> {
  await clips.check(file).catch((error: unknown) => {
    throw withName(error, name);
  });
  const id = await clipIdOf(file);
  const isReady = (await findMedia(db, [id])).has(id);
  // Files that nothing shows may be removed at any time, so the clip is processed again.
  if (isReady && (await findShown(db, [id], NEVER)).has(id)) return id;
  await files.putFile(originalName(hashOf(id)), file);
  const { size: bytes } = await stat(file);
  await db.transaction().execute(async (tx) => {
    await addPreparing(tx, { id, bytes }, clock());
    await enqueueJob(tx, 'clip', hashOf(id), clock());
  });
  return id;
}

/** @throws ApiError 404 */
export async function requireUploaded(source: Parameters<typeof describeMedia>[0], id: string): Promise<UploadedMedia> {
  const [media] = await describeMedia(source, [id]);
  if (!media) throw errors.notFound('file');
  return media;
}

/** Stored files as the desk shows them; missing ones are left out. Files withdrawn from the sites get a link. */
export async function describeMedia(
  source: MediaSource & Pick<AppContext, 'pepper' | 'clock'>,
  ids: readonly string[],
): Promise<UploadedMedia[]> {
  const { db, pepper, clock } = source;
  const [media, found] = [await readShownMedia(source, ids), await findPostMedia(db, ids)];
  const posters = [...found.values()].flatMap(({ posterId }) => posterId ?? []);
  const withdrawn = await findWithdrawn(db, [...found.keys(), ...posters]);
  const linkOf = (id: string) => linkTo('media', pepper, id, clock());
  const ready = [...found.values()].map(({ id, kind, size, duration, posterId }) => ({
    id,
    kind,
    state: 'ready' as const,
    problem: null,
    ...(withdrawn.has(id) ? { url: linkOf(id), url_variants: null } : media.picture('url', id)),
    width: size?.width ?? null,
    height: size?.height ?? null,
    duration,
    poster: posterId !== null && withdrawn.has(posterId) ? linkOf(posterId) : media.url(posterId),
  }));
  const unready = [...(await findUnready(source.db, ids)).values()].map(({ id, state, problem }) => ({
    id,
    kind: 'clip' as const,
    state,
    problem,
    url: null,
    url_variants: null,
    width: null,
    height: null,
    duration: null,
    poster: null,
  }));
  return [...ready, ...unready];
}
