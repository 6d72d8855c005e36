import { DAY } from '../../runtime/clock.ts';
import { openValues, sealValues } from './sealed-values.ts';

export const LINK_DAYS = 3;

/** A subscription that the owner of the address has not confirmed yet. It exists only in the link. */
export interface PendingSubscription {
  readonly email: string;
  readonly tagId: number;
  /** The account that requested it; null for a visitor. */
  readonly userId: number | null;
  /** Whether the phone number of that account is part of the subscription. */
  readonly withPhone: boolean;
}

/** The secret part of a link that confirms a subscription. */
export function writeToken(key: string, pending: PendingSubscription, now: number): string {
  const values = [pending.email, pending.tagId, pending.userId, pending.withPhone, now + LINK_DAYS * DAY];
  return sealValues(key, 'subscription', values);
}

/** Null unless we issued it within the last three days. */
export function readToken(key: string, token: string, now: number): PendingSubscription | null {
  const values = openValues<[string, number, number | null, boolean, number]>(key, 'subscription', token);
  if (values === null) return null;
  const [email, tagId, userId, withPhone, ends] = values;
  return ends > now ? { email, tagId, userId, withPhone } : null;
}
