import { HOUR } from '../../runtime/clock.ts';
import { isSameSecret, keyedHash } from '../sessions/token.service.ts';

/** Lets a banned person appeal without a login: contains the ban, an expiry in an hour, and our keyed hash of both. */
export function writeAppealToken(key: string, sanctionId: number, now: number): string {
  const ends = now + HOUR;
  return `${sanctionId}.${ends}.${hashOf(key, sanctionId, ends)}`;
}

/** The ban; null unless we issued the token within the last hour. */
export function readAppealToken(key: string, token: string, now: number): number | null {
  const [id = '', ends = '', hash = ''] = token.split('.');
  if (!isSameSecret(hash, hashOf(key, Number(id), Number(ends)))) return null;
  return Number(ends) > now ? Number(id) : null;
}

const hashOf = (key: string, sanctionId: number, ends: number): string =>
  keyedHash(key, ['appeal', String(sanctionId), String(ends)]);
