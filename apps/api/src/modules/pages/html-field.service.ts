import { errors } from '../../http/errors/errors.ts';
import { hasPicture, sanitiseHtml } from '../publishing/sanitise-html.service.ts';

/**
 * The sanitised content of an HTML field, ready to store.
 * @throws ApiError 422 for a picture
 */
export function sanitiseField(name: string, html: string): string {
  if (hasPicture(html)) {
    throw errors.invalidField(
      name,
      'This contains a picture from another site, which would learn who reads it. Please take it out.',
    );
  }
  return sanitiseHtml(html);
}
