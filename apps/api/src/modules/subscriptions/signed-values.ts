import { isSameSecret, keyedHash } from '../sessions/token.service.ts';

/** The secret part of a link that holds its values itself: they and our keyed hash of them. */
export function writeSigned(key: string, purpose: string, values: readonly unknown[]): string {
  const written = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${written}.${keyedHash(key, [purpose, written])}`;
}

/** Null unless we wrote it for this purpose. */
export function readSigned<Values extends readonly unknown[]>(
  key: string,
  purpose: string,
  token: string,
): Values | null {
  const [written = '', hash = ''] = token.split('.');
  if (!isSameSecret(hash, keyedHash(key, [purpose, written]))) return null;
  // Only what we wrote has that hash.
  return JSON.parse(Buffer.from(written, 'base64url').toString()) as Values;
}
