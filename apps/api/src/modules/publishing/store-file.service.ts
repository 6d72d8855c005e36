import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ClipError, type ClipMaker } from '../../adapters/clips/clips.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { hashOf, originalName, type Files } from '../../adapters/files/files.ts';
import { putCopies } from '../../adapters/pictures/put-copies.ts';
import { PictureError, type PictureMaker } from '../../adapters/pictures/pictures.ts';
import { NO_COPIES, type NewMedia, type StoredMedia } from '../media/media.store.ts';
import { fitsKind } from './post-content.service.ts';

/** Finds what is stored for a media value; null for one that is no file. */
export type FindMedia = (value: string | null) => StoredMedia | null;

export interface MediaStore {
  readonly files: Files;
  readonly pictures: PictureMaker;
  readonly clips: ClipMaker;
  /** Whether the copies of pictures are made later by `completePictures`; until then the picture itself is sent. */
  readonly copiesLater?: boolean;
}

export const findIn =
  (stored: ReadonlyMap<string, StoredMedia>): FindMedia =>
  (value) =>
    value === null ? null : (stored.get(value) ?? null);

/**
 * Stores a file, and what is made of it at once. Its row is for the caller to add.
 * @param name as people know the file
 * @throws PictureError or ClipError
 */
export async function storeFile(store: MediaStore, file: string, name: string): Promise<NewMedia> {
  try {
    if (fitsKind(name.toLowerCase(), 'image')) return await storePicture(store, await readFile(file));
    if (fitsKind(name.toLowerCase(), 'clip')) return await storeClip(store, file);
  } catch (error) {
    if (error instanceof PictureError) throw new PictureError(`${name} ${error.message}`, { cause: error });
    if (error instanceof ClipError) throw new ClipError(`${name} ${error.message}`, { cause: error });
    throw error;
  }
  const bytes = await readFile(file);
  const ending = path.extname(name).toLowerCase();
  return storeBytes(store.files, bytes, ending, ending === '.vtt' ? 'captions' : 'sound');
}

/** Stores captions that were written here. */
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

/** The picture comes last: a kill before it leaves copies that belong to no file. */
async function storePicture({ files, pictures, copiesLater }: MediaStore, sent: Buffer): Promise<NewMedia> {
  const { ending, bytes, variants } = await pictures.read(sent);
  const id = nameOf(bytes, ending);
  if (!copiesLater) await putCopies({ files, pictures }, id, variants, sent);
  await files.put(id, bytes);
  const { width, height, ...described } = variants;
  return { ...undescribed, id, kind: 'picture', bytes: bytes.length, size: { width, height }, variants: described };
}

/** The clip comes last, as a picture does. */
function storeClip(store: MediaStore, file: string): Promise<NewMedia> {
  return inWorkFolder(async (folder) => {
    const clip = await store.clips.read(file, folder);
    const poster = clip.frame === null ? null : await storePicture(store, await readFile(clip.frame));
    const id = await nameOfFile(clip.file, '.mp4');
    if (clip.copies === 'from what was sent') await store.files.putFile(originalName(hashOf(id)), file);
    await store.files.putFile(id, clip.file);
    const { width, height, duration } = clip;
    const { size: bytes } = await stat(clip.file);
    return {
      id,
      kind: 'clip',
      bytes,
      size: { width, height },
      duration,
      variants: null,
      copies: clip.copies === 'none' ? NO_COPIES : null,
      posterId: poster?.id ?? null,
      poster,
    };
  });
}

async function nameOfFile(file: string, ending: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 40) + ending;
}

/** @param ending with its dot */
function nameOf(bytes: Uint8Array, ending: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40) + ending;
}
