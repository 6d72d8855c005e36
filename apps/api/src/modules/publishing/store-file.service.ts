import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClipError, type ClipMaker } from '../../adapters/clips/clips.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { hashOf, originalName, type Files } from '../../adapters/files/files.ts';
import { storedMedia, storedPicture } from '../../adapters/files/media-url.ts';
import type { ImageSize } from '../../adapters/inspection/image-size.ts';
import { putCopies } from '../../adapters/pictures/put-copies.ts';
import { PictureError, type PictureMaker } from '../../adapters/pictures/pictures.ts';
import { fitsKind } from './post-content.service.ts';

/** How a media value is stored, and its size when it is a picture or clip of the pack. */
export interface StoredMedia {
  readonly stored: string;
  readonly size: ImageSize | null;
  /** Seconds of a clip. */
  readonly duration?: number;
  /** The picture before a clip that comes without one. */
  readonly poster?: StoredMedia;
  /** The hash of a clip whose other sizes a job makes. */
  readonly copiesOf?: string;
}

/** Finds the stored form of a media value; what is no file of the pack stays as it is. */
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
    value === null ? null : (stored.get(value) ?? { stored: value, size: null });

/**
 * @param name as people know the file
 * @throws PictureError or ClipError
 */
export async function storeFile(store: MediaStore, file: string, name: string): Promise<StoredMedia> {
  try {
    if (fitsKind(name.toLowerCase(), 'image')) return await storePicture(store, await readFile(file));
    if (fitsKind(name.toLowerCase(), 'clip')) return await storeClip(store, file);
  } catch (error) {
    if (error instanceof PictureError) throw new PictureError(`${name} ${error.message}`, { cause: error });
    if (error instanceof ClipError) throw new ClipError(`${name} ${error.message}`, { cause: error });
    throw error;
  }
  const bytes = await readFile(file);
  const stored = nameOf(bytes, path.extname(name).toLowerCase());
  await store.files.put(stored, bytes);
  return { stored: storedMedia(stored), size: null };
}

/** Stores captions that were written here. @returns how a row names them */
export async function storeCaptions(files: Files, bytes: Uint8Array): Promise<string> {
  const name = nameOf(bytes, '.vtt');
  await files.put(name, bytes);
  return storedMedia(name);
}

/** The picture comes last: a kill before it leaves copies that no row names. */
async function storePicture({ files, pictures, copiesLater }: MediaStore, sent: Buffer): Promise<StoredMedia> {
  const { ending, bytes, variants } = await pictures.read(sent);
  const name = nameOf(bytes, ending);
  if (!copiesLater) await putCopies({ files, pictures }, name, variants, sent);
  await files.put(name, bytes);
  return { stored: storedPicture(name, variants), size: variants };
}

/** The clip comes last, as a picture does. */
function storeClip(store: MediaStore, file: string): Promise<StoredMedia> {
  return inWorkFolder(async (folder) => {
    const clip = await store.clips.read(file, folder);
    const poster = clip.frame === null ? null : await storePicture(store, await readFile(clip.frame));
    const name = await nameOfFile(clip.file, '.mp4');
    const hash = hashOf(name);
    if (clip.copies === 'from what was sent') await store.files.putFile(originalName(hash), file);
    await store.files.putFile(name, clip.file);
    const { width, height, duration } = clip;
    const more = { ...(poster && { poster }), ...(clip.copies !== 'none' && { copiesOf: hash }) };
    return { stored: storedMedia(name), size: { width, height }, duration, ...more };
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
