import { DAY } from '../../runtime/clock.ts';
import { isSameSecret, keyedHash } from '../sessions/token.service.ts';

export const LINK_DAYS = 3;

/** A subscription that the owner of the address has not confirmed yet. It is only in the link. */
export interface PendingSubscription {
  readonly email: string;
  readonly tagId: number;
  /** The account that requested it; null for a visitor. */
  readonly userId: number | null;
  /** Whether the number of that account belongs to it too. */
  readonly withPhone: boolean;
}

/** The secret part of a link that confirms a subscription: its values and our keyed hash of them. */
export function writeToken(key: string, pending: PendingSubscription, now: number): string {
  const values = [pending.email, pending.tagId, pending.userId, pending.withPhone, now + LINK_DAYS * DAY];
  const written = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${written}.${hashOf(key, written)}`;
}

/** Null unless we wrote it within the last three days. */
export function readToken(key: string, token: string, now: number): PendingSubscription | null {
  const [written = '', hash = ''] = token.split('.');
  if (!isSameSecret(hash, hashOf(key, written))) return null;
  // Only what we wrote has that hash.
  const [email, tagId, userId, withPhone, ends] = JSON.parse(Buffer.from(written, 'base64url').toString()) as [
    string,
    number,
    number | null,
    boolean,
    number,
  ];
  return ends > now ? { email, tagId, userId, withPhone } : null;
}

function hashOf(key: string, written: string): string {
  return keyedHash(key, ['subscription', written]);
}
