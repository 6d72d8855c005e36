import type { Db } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { findMedia } from '../media/media.store.ts';

/**
 * Accepts the id of a stored file, or none.
 * @param field the name of the field
 * @throws ApiError 422 for a missing file, or one of another kind
 */
export async function requireMedia(
  db: Db,
  field: string,
  id: string | null,
  kind: 'picture' | 'sound' = 'picture',
): Promise<string | null> {
  if (id === null) return null;
  const media = (await findMedia(db, [id])).get(id);
  if (!media) throw errors.invalidField(field, 'This file no longer exists. Choose another one.');
  if (media.kind !== kind) throw errors.invalidField(field, `Please choose a ${kind}.`);
  return id;
}
