import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ClipError, type ClipMaker } from '../../adapters/clips/clips.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { clipName, hashOf, originalName, type Files } from '../../adapters/files/files.ts';
import { putCopies } from '../../adapters/pictures/put-copies.ts';
import { PictureError, type PictureMaker } from '../../adapters/pictures/pictures.ts';
import { NO_COPIES, type NewMedia, type StoredMedia } from '../media/media.store.ts';
import { fitsKind } from './post-content.service.ts';
import { readCaptions } from './read-captions.service.ts';

/** Finds the stored media for a value; null if it is not a file. */
export type FindMedia = (value: string | null) => StoredMedia | null;

export interface MediaStore {
  readonly files: Files;
  readonly pictures: PictureMaker;
  readonly clips: ClipMaker;
  /** Whether `completePictures` makes the copies of pictures later; until then the picture itself is served. */
  readonly copiesLater?: boolean;
}

export const findIn =
  (stored: ReadonlyMap<string, StoredMedia>): FindMedia =>
  (value) =>
    value === null ? null : (stored.get(value) ?? null);

/**
 * Stores a file, and the variants that are made at once. The caller adds its row.
 * @param name the file name that people see
 * @throws PictureError or ClipError
 */
export async function storeFile(store: MediaStore, file: string, name: string): Promise<NewMedia> {
  try {
    if (fitsKind(name.toLowerCase(), 'image')) return await storePicture(store, await readFile(file));
    if (fitsKind(name.toLowerCase(), 'clip')) return await storeWholeClip(store, file);
  } catch (error) {
    throw withName(error, name);
  }
  const bytes = await readFile(file);
  if (!fitsKind(name, 'captions')) return storeBytes(store.files, bytes, path.extname(name).toLowerCase(), 'sound');
  return storeCaptions(store.files, Buffer.from(readCaptions(bytes)?.text ?? ''));
}

/** The error of an unusable file as a whole sentence; any other error unchanged. */
export function withName(error: unknown, name: string): unknown {
  if (error instanceof PictureError) return new PictureError(`${name} ${error.message}`, { cause: error });
  if (error instanceof ClipError) return new ClipError(`${name} ${error.message}`, { cause: error });
  return error;
}

/** Stores captions, as WebVTT in UTF-8. */
export const storeCaptions = (files: Files, bytes: Uint8Array): Promise<NewMedia> =>
  storeBytes(files, bytes, '.vtt', 'captions');

const undescribed = { size: null, duration: null, variants: null, copies: null, posterId: null, poster: null } as const;

async function storeBytes(
  files: Files,
  bytes: Uint8Array,
  ending: string,
  kind: 'sound' | 'captions',
): Promise<NewMedia> {
  const id = nameOf(bytes, ending);
  await files.put(id, bytes);
  return { ...undescribed, id, kind, bytes: bytes.length };
}

/** The picture is stored last: a kill before that leaves copies that belong to no file. */
async function storePicture({ files, pictures, copiesLater }: MediaStore, sent: Buffer): Promise<NewMedia> {
  const { ending, bytes, variants } = await pictures.read(sent);
  const id = nameOf(bytes, ending);
  if (!copiesLater) await putCopies({ files, pictures }, id, variants, sent);
  await files.put(id, bytes);
  const { width, height, ...described } = variants;
  return { ...undescribed, id, kind: 'picture', bytes: bytes.length, size: { width, height }, variants: described };
}

async function storeWholeClip(store: MediaStore, file: string): Promise<NewMedia> {
  const id = await clipIdOf(file);
  const clip = await storeClip(store, file, id);
  if (clip.needsSent) await store.files.putFile(originalName(hashOf(id)), file);
  return clip;
}

export interface StoredClip extends NewMedia {
  /** Whether its other sizes are made from the original upload, which must be kept until then. */
  readonly needsSent: boolean;
}

/**
 * Makes a clip playable, and stores it with its poster. The clip is stored last, like a picture.
 * @param file the uploaded file
 * @param id of the upload: encoding the same film twice may produce different bytes
 * @throws PictureError or ClipError
 */
export function storeClip(store: MediaStore, file: string, id: string): Promise<StoredClip> {
  return inWorkFolder(async (folder) => {
    const clip = await store.clips.read(file, folder);
    const poster = clip.frame === null ? null : await storePicture(store, await readFile(clip.frame));
    await store.files.putFile(id, clip.file);
    const { width, height, duration } = clip;
    return {
      needsSent: clip.copies === 'from what was sent',
      id,
      kind: 'clip',
      bytes: (await stat(clip.file)).size,
      size: { width, height },
      duration,
      variants: null,
      copies: clip.copies === 'none' ? NO_COPIES : null,
      posterId: poster?.id ?? null,
      poster,
    };
  });
}

/** The id of a clip, derived from the upload. */
export async function clipIdOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return clipName(hash.digest('hex').slice(0, 40));
}

/** @param ending including its dot */
function nameOf(bytes: Uint8Array, ending: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40) + ending;
}
