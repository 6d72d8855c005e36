import type { StoredMedia } from '../../publishing/store-file.service.ts';
import { isSameSecret, keyedHash } from '../../sessions/token.service.ts';

const partsOf = (json: string) => ['media', json];

/**
 * What was stored, as a text that only the server can make. A post names its files by it, so that no one can have a post
 * show another file, or a size that its copies do not have.
 */
export function sealMedia(pepper: string, stored: StoredMedia): string {
  const json = JSON.stringify(stored);
  return `${Buffer.from(json).toString('base64url')}.${keyedHash(pepper, partsOf(json))}`;
}

/** @returns null for a text that the server did not make */
export function openMedia(pepper: string, sealed: string): StoredMedia | null {
  const [body = '', seal = ''] = sealed.split('.');
  const json = Buffer.from(body, 'base64url').toString();
  return isSameSecret(seal, keyedHash(pepper, partsOf(json))) ? (JSON.parse(json) as StoredMedia) : null;
}
