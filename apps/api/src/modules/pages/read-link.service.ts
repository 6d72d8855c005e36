import { errors } from '../../http/errors/errors.ts';
import { link } from '../publishing/values.service.ts';

/**
 * The typed address, or the path of a page of the feed; null for an empty text.
 * @throws ApiError 422 at this field for any other text
 */
export function readLink(field: string, typed: string): string | null {
  const url = typed.trim();
  if (url === '') return null;
  if (link.safeParse(url).success) return url;
  throw errors.invalidField(field, 'A link must begin with https://.');
}
