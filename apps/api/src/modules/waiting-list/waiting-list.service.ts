import type { WaitingPlace } from '@maidan/contract/league/waiting-lists';
import { formatDateTime } from '@maidan/i18n/date-time';
import type { Tx } from '../../db/open-database.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { textAsHtml } from '../publishing/sanitise-html.service.ts';
import { addPushNews } from '../push/push.store.ts';
import { addToList, dropLapsedOffers, findPlace, offerFree, type WaitingList } from './waiting-list.store.ts';

/** How long a place is held for the next person; shorter if its form or registration closes earlier. */
export const OFFER_LIFE = DAY;

export const offerEnd = (closesAt: number | null, now: number): number =>
  Math.min(now + OFFER_LIFE, closesAt ?? Infinity);

/** The form or team with the places. */
export interface WaitedFor {
  /** Free places, including those on offer; `Infinity` if unlimited. */
  readonly free: number;
  readonly closesAt: number | null;
  readonly name: string;
  /** The page where the offer can be accepted. */
  readonly address: string;
}

/**
 * Offers the free places to the people on the list, in order, and notifies them. Removes expired offers. The caller
 * has locked the owner of the list.
 * @returns whose offers expired, and who has one now
 */
export async function offerPlaces(
  tx: Tx,
  list: WaitingList,
  waitedFor: WaitedFor,
  now: number,
): Promise<{ lapsed: readonly number[]; offered: readonly number[] }> {
  const lapsed = await dropLapsedOffers(tx, list, now);
  const { free, closesAt } = waitedFor;
  if (closesAt !== null && closesAt <= now) return { lapsed, offered: [] };
  const until = offerEnd(closesAt, now);
  const offered = await offerFree(tx, list, { free, until });
  for (const userId of offered) await announceOffer(tx, userId, waitedFor, until, now);
  return { lapsed, offered };
}

/** Announces an offer to a person through every channel. */
export async function announceOffer(
  tx: Tx,
  userId: number,
  { name, address }: Pick<WaitedFor, 'name' | 'address'>,
  until: number,
  now: number,
): Promise<void> {
  const held = `A place in “${textAsHtml(name)}” is held for you until ${formatDateTime(toInstant(until))}.`;
  const content = `<p>${held} <a href="${address}">Take your place</a>.</p>`;
  await addNotification(tx, { userId, content }, now);
  const path = new URL(address).pathname;
  const news = { kind: 'messages', target: 'own', event: 'place', text: '', site: 'league', path, runAt: now } as const;
  await addPushNews(tx, { ...news, userId }, now);
}

/**
 * Puts a person on a list, unless they are already on it.
 * @returns their place, whether it is new, and whose offers expired
 */
export async function joinList(
  tx: Tx,
  list: WaitingList,
  userId: number,
  now: number,
): Promise<{ place: WaitingPlace; isNew: boolean; lapsed: readonly number[] }> {
  const known = await findPlace(tx, list, userId, now);
  if (known) return { place: describePlace(known), isNew: false, lapsed: [] };
  const lapsed = await dropLapsedOffers(tx, list, now);
  await addToList(tx, list, userId, now);
  const added = await findPlace(tx, list, userId, now);
  if (!added) throw new Error('The entry was not written.');
  return { place: describePlace(added), isNew: true, lapsed };
}

export const describePlace = ({
  position,
  offered_until: until,
}: {
  readonly position: number;
  readonly offered_until: number | null;
}): WaitingPlace => ({ position, offered_until: until === null ? null : toInstant(until) });
