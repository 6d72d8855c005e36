import type { MediaKind } from '../../publishing/post-content.service.ts';
import { fitsKind } from '../../publishing/post-content.service.ts';
import { errors } from '../../../http/errors/errors.ts';
import { openMedia, sealMedia } from '../posts/sealed-media.service.ts';

/**
 * The value that a row stores for a file that was uploaded here.
 * @throws ApiError 422 for one that was not, or of another kind
 */
export function openFile(pepper: string, field: string, sealed: string, kind: MediaKind): string {
  const media = openMedia(pepper, sealed);
  if (media === null) throw errors.invalidField(field, 'Please choose the file again.');
  const [name = ''] = media.stored.split('#');
  if (!fitsKind(name, kind)) {
    throw errors.invalidField(field, kind === 'sound' ? 'Please choose a sound.' : 'Please choose a picture.');
  }
  return media.stored;
}

/** Names what a row stores, so that a form can send it back unchanged. */
export const sealValue = (pepper: string, stored: string | null): string | null =>
  stored === null ? null : sealMedia(pepper, { stored, size: null });
