import { createHash, randomBytes } from 'node:crypto';
import type { UnfinishedUpload } from '@maidan/contract/core/uploads';
import { UPLOAD_CHUNK_BYTES } from '@maidan/contract/rules/limits';
import { formatDateTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import type { Context } from 'hono';
import { cleanFileName } from '../../adapters/files/clean-file-name.ts';
import type { Draft } from '../../adapters/files/uploads.ts';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { receiveFile } from './receive-file.service.ts';
import {
  addChunk,
  addUnfinished,
  findUnfinished,
  listChunks,
  listUnfinished,
  removeUnfinished,
  type UnfinishedRow,
  type UploadOwner,
} from './unfinished-uploads.store.ts';

/** How long an upload may take, including interruptions. */
const UPLOAD_LIFE = DAY;

/** The limit for all unfinished uploads of one person. */
export interface UploadQuota {
  readonly count: number;
  readonly bytes: number;
}

type Stores = Pick<AppContext, 'db' | 'uploads' | 'settings' | 'clock'>;

export const describeUpload = ({ id, bytes, received, expires_at }: UnfinishedRow): UnfinishedUpload => ({
  id,
  bytes,
  received,
  expires_at: toInstant(expires_at),
});

/** When enough of these, in order, will have expired to make room for one of this size; null if there is room now. */
function findRoom(begun: readonly Pick<UnfinishedRow, 'bytes' | 'expires_at'>[], bytes: number, quota: UploadQuota) {
  let [until, count, sum]: [number | null, number, number] = [null, begun.length, bytes];
  for (const one of begun) sum += one.bytes;
  for (const { bytes: freed, expires_at: expiry } of begun) {
    if (count < quota.count && sum <= quota.bytes) return until;
    [until, count, sum] = [expiry, count - 1, sum - freed];
  }
  return until;
}

/** @throws ApiError 413 beyond the quota */
export async function beginChunkedUpload(
  { db, clock }: Stores,
  owner: UploadOwner,
  { name, bytes }: { readonly name: string; readonly bytes: number },
  quota: UploadQuota,
): Promise<UnfinishedRow> {
  const now = clock();
  const until = findRoom(await listUnfinished(db, owner, now), bytes, quota);
  if (until !== null) {
    throw errors.tooLarge(() => t('refused.manyUploads', { when: formatDateTime(toInstant(until)) }));
  }
  const id = randomBytes(16).toString('hex');
  return addUnfinished(db, owner, { id, name: cleanFileName(name), bytes, expires_at: now + UPLOAD_LIFE });
}

/** @throws ApiError 404 also for another person's upload */
export async function requireUpload({ db, clock }: Stores, owner: UploadOwner, id: string): Promise<UnfinishedRow> {
  const row = await findUnfinished(db, owner, id, clock());
  if (!row) throw errors.notFound('upload');
  return row;
}

/**
 * Stores a chunk and then counts it, so that a kill loses at most that chunk. A chunk that is already stored, or does
 * not begin where the last one ended, changes nothing: the reply says where to continue.
 * @throws ApiError 404, 413, 422
 */
export async function receiveChunk(
  stores: Stores,
  owner: UploadOwner,
  { id, start, sum }: { readonly id: string; readonly start: number; readonly sum?: string | undefined },
  http: Context<HttpEnv>,
): Promise<UnfinishedRow> {
  const { db, uploads, clock } = stores;
  const before = await requireUpload(stores, owner, id);
  await using drafts = new AsyncDisposableStack();
  const { draft, bytes, sum: arrived } = await receiveFile(http, stores, drafts);
  const most = Math.min(UPLOAD_CHUNK_BYTES, before.bytes - start);
  const isNext = before.received === start && bytes > 0;
  if (isNext && bytes > most) throw errors.invalidField('file', `A piece has at most ${most} bytes here.`);
  if (isNext && sum !== undefined && sum !== arrived) {
    throw errors.invalidField('file', () => t('refused.pieceChanged'));
  }
  if (!isNext) return before;
  const name = randomBytes(16).toString('hex');
  await uploads.keep(draft, name);
  const isAdded = await db.transaction().execute((tx) => addChunk(tx, { id, start, bytes, name, now: clock() }));
  if (!isAdded) await uploads.remove(name);
  return requireUpload(stores, owner, id);
}

/** Deletes an upload and its chunks. */
export async function cancelChunkedUpload(stores: Stores, owner: UploadOwner, id: string): Promise<void> {
  await requireUpload(stores, owner, id);
  const chunks = await listChunks(stores.db, id);
  await removeUnfinished(stores.db, id);
  for (const { name } of chunks) await stores.uploads.remove(name);
}

/**
 * Joins the chunks to a draft that is not finished yet.
 * @param drafts drops the draft
 * @returns the draft with the SHA-256 of its bytes
 * @throws ApiError 422 while some chunks are missing
 */
export async function joinChunks(
  { db, uploads }: Pick<Stores, 'db' | 'uploads'>,
  { id, bytes, received }: UnfinishedRow,
  drafts: AsyncDisposableStack,
): Promise<{ readonly draft: Draft; readonly sum: string }> {
  if (received < bytes) throw errors.invalidField('file', () => t('refused.pieceMissing'));
  const draft = drafts.adopt(await uploads.begin(), (begun) => begun.drop());
  const hash = createHash('sha256');
  for (const { name } of await listChunks(db, id)) {
    for await (const piece of uploads.read(name)) {
      hash.update(piece as Buffer);
      await draft.write(piece as Buffer);
    }
  }
  return { draft, sum: hash.digest('hex') };
}
