import path from 'node:path';
import type { UploadedMedia } from '@maidan/contract/desk/compose';
import { ClipError } from '../../../adapters/clips/clips.ts';
import { PictureError } from '../../../adapters/pictures/pictures.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { readShownMedia, type MediaSource } from '../../media/media.reply.ts';
import { addMedia, findPostMedia } from '../../media/media.store.ts';
import { findFileProblem } from '../../publishing/find-file-problem.service.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import { storeFile } from '../../publishing/store-file.service.ts';

type Stores = Pick<AppContext, 'db' | 'clock' | 'files' | 'pictures' | 'clips' | 'mediaUrl'>;

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
  await stores.db.transaction().execute((tx) => addMedia(tx, [stored], stores.clock()));
  const [media] = await describeMedia(stores, [stored.id]);
  if (!media) throw errors.internal();
  return media;
}

/** Stored files as the desk shows them; those that are gone are left out. */
export async function describeMedia(source: MediaSource, ids: readonly string[]): Promise<UploadedMedia[]> {
  const [media, found] = [await readShownMedia(source, ids), await findPostMedia(source.db, ids)];
  return [...found.values()].map(({ id, kind, size, duration, posterId }) => ({
    id,
    kind,
    ...media.picture('url', id),
    width: size?.width ?? null,
    height: size?.height ?? null,
    duration,
    poster: media.url(posterId),
  }));
}
