import path from 'node:path';
import type { UploadedMedia } from '@maidan/contract/desk/compose';
import { ClipError } from '../../../adapters/clips/clips.ts';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { PictureError } from '../../../adapters/pictures/pictures.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { findFileProblem } from '../../publishing/find-file-problem.service.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import { storeFile, type StoredMedia } from '../../publishing/store-file.service.ts';
import { sealMedia } from './sealed-media.service.ts';

type Stores = Pick<AppContext, 'files' | 'pictures' | 'clips' | 'mediaUrl' | 'pepper'>;

const refuse = (problem: string) => errors.invalidField('file', `${problem}.`);

/** The kind of a file by its name; null for one that no page shows. */
export function kindOf(name: string): UploadedMedia['kind'] | null {
  const lower = name.toLowerCase();
  if (fitsKind(lower, 'image')) return 'picture';
  if (fitsKind(lower, 'clip')) return 'clip';
  if (fitsKind(lower, 'captions')) return 'captions';
  return fitsKind(lower, 'sound') ? 'sound' : null;
}

/**
 * Makes a file ready for everyone, as the import of a pack does, and stores it.
 * @throws ApiError 422 for a file that cannot be used
 */
export async function storeUpload(stores: Stores, file: string, name: string): Promise<UploadedMedia> {
  const kind = kindOf(name);
  if (kind === null)
    throw refuse(
      `${name} is neither a picture nor a clip that we know (JPEG, PNG, HEIC, WebP, MP4, MOV), nor a sound (M4A, MP3)`,
    );
  const problem = findFileProblem(file, `x${path.extname(name)}`);
  if (problem !== null) throw refuse(problem.replace(/^x\.\w+/, name));
  const stored = await storeFile(stores, file, name).catch((error: unknown) => {
    if (error instanceof PictureError || error instanceof ClipError) throw refuse(error.message.replace(/\.$/, ''));
    throw error;
  });
  return describeMedia(stores, stored, kind);
}

export const describeMedia = (
  { mediaUrl, pepper }: Pick<Stores, 'mediaUrl' | 'pepper'>,
  stored: StoredMedia,
  kind: UploadedMedia['kind'],
): UploadedMedia => ({
  sealed: sealMedia(pepper, stored),
  kind,
  ...pictureFields('url', stored.stored, mediaUrl),
  width: stored.size?.width ?? null,
  height: stored.size?.height ?? null,
  duration: stored.duration ?? null,
  poster: mediaUrl(stored.poster?.stored ?? null),
});
