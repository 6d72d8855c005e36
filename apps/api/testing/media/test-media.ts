import { createHash } from 'node:crypto';
import path from 'node:path';
import { NO_COPIES, type NewMedia } from '../../src/modules/media/media.store.ts';
import { fitsKind } from '../../src/modules/publishing/post-content.service.ts';

/** The row of a file that is not stored. @param name as in a pack; its id is derived from it */
export function testMedia(name: string): NewMedia {
  const kind = (['captions', 'sound', 'clip'] as const).find((each) => fitsKind(name, each)) ?? 'picture';
  const ending = kind === 'clip' ? '.mp4' : path.extname(name).toLowerCase();
  return {
    id: createHash('sha256').update(name).digest('hex').slice(0, 40) + ending,
    kind,
    bytes: 1,
    size: null,
    duration: null,
    variants: null,
    copies: kind === 'clip' ? NO_COPIES : null,
    posterId: null,
    poster: null,
  };
}

/** Where the file is served. */
export const testMediaUrl = (name: string): string => `/api/media/${testMedia(name).id}`;
