import {
  beginUpload,
  cancelUpload,
  sendChunk,
  uploadState,
  type UnfinishedUpload,
} from '@maidan/contract/core/uploads';
import { UPLOAD_CHUNK_BYTES } from '@maidan/contract/rules/limits';
import { ApiError, isNotFound, isTransient } from '../errors/api-error.ts';
import type { Api } from '../core/create-api.ts';

/** Stores the ids of unfinished uploads, so that a reloaded page continues with the same file. */
export interface BegunUploads {
  read(file: string): string | null;
  /** @param id null to forget it */
  keep(file: string, id: string | null): void;
}

export interface Progress {
  /** Bytes. */
  readonly sent: number;
  /** The network or the server is unreachable; the upload resumes automatically. */
  readonly isWaiting: boolean;
}

interface SendOptions {
  readonly begun: BegunUploads;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** For one piece: about 17 KB per second, below which a connection counts as lost. */
const PIECE_TIMEOUT_MS = 120_000;
/** The most pieces that the server may refuse in a row. */
const REFUSALS_MAX = 3;
const PAUSES_MS = [500, 1000, 2000, 5000, 10_000, 20_000];

/** Identifies a file as far as a page can. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/**
 * Sends a file piece by piece, and continues after a lost network, a restarted server or a reloaded page. Only the signal
 * or a refusal ends it.
 * @returns the id of the completed upload
 * @throws ApiError
 */
export async function sendInPieces(api: Api, file: File, options: SendOptions): Promise<string> {
  const { begun, signal, onProgress } = options;
  const key = fileKey(file);
  const begin = async (): Promise<UnfinishedUpload> => {
    const upload = await api.call(beginUpload, { body: { name: file.name, bytes: file.size } }, { signal });
    begun.keep(key, upload.id);
    return upload;
  };
  const find = async (): Promise<UnfinishedUpload> => {
    const id = begun.read(key);
    if (id === null) return begin();
    return api.call(uploadState, { params: { id } }, { signal }).catch((error: unknown) => {
      if (isNotFound(error)) return begin();
      throw error;
    });
  };
  const wait = (sent: number) => () => onProgress({ sent, isWaiting: true });

  let upload = await persist(find, signal, wait(0));
  for (let refusals = 0; upload.received < file.size;) {
    const { id, received } = upload;
    onProgress({ sent: received, isWaiting: false });
    const piece = file.slice(received, received + UPLOAD_CHUNK_BYTES);
    const report = (share: number) => onProgress({ sent: received + share * piece.size, isWaiting: false });
    const send = async (): Promise<UnfinishedUpload> => {
      const [sum, body] = [await sumOf(piece), { file: new File([piece], 'piece') }];
      const query = sum ? { start: received, sum } : { start: received };
      const call = { signal, timeout: PIECE_TIMEOUT_MS, onUploadProgress: report };
      return api.call(sendChunk, { params: { id }, query, body }, call);
    };
    try {
      upload = await send();
      refusals = 0;
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'invalid_fields';
      if (isChanged) refusals += 1;
      if (isChanged ? refusals >= REFUSALS_MAX : !isTransient(error) && !isNotFound(error)) throw error;
      // The server reports how much of it arrived.
      upload = await persist(find, signal, wait(received));
    }
  }
  onProgress({ sent: file.size, isWaiting: false });
  return upload.id;
}

/** Frees the space of an abandoned file. Otherwise, the server removes it after a day. */
export async function cancelBegun(api: Api, begun: BegunUploads, file: string): Promise<void> {
  const id = begun.read(file);
  if (id === null) return;
  begun.keep(file, null);
  await api.call(cancelUpload, { params: { id } }).catch(() => undefined);
}

/**
 * Repeats a call until it is answered.
 * @param onWait called before each pause
 * @throws ApiError for a refusal, or after cancellation
 */
export async function persist<T>(call: () => Promise<T>, signal: AbortSignal, onWait: () => void): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error) || signal.aborted) throw error;
      onWait();
      const told = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
      await pause(Math.max(told, PAUSES_MS[Math.min(tried, PAUSES_MS.length - 1)] ?? 0), signal);
    }
  }
}

/** Resolves early when the network returns, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** SHA-256 in hexadecimal digits; browsers compute it on secure connections only. */
async function sumOf(piece: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await piece.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
