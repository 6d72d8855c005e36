import type { WaitingPerson } from '@maidan/contract/desk/waiting-people';
import type { Id } from '@maidan/contract/core/wire';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Db, Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { announceOffer, offerEnd, type WaitedFor } from '../waiting-list.service.ts';
import type { WaitingList } from '../waiting-list.store.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import { phoneEnding } from '../../access/staff-member.reply.ts';
import * as store from './waiting-people.store.ts';

/** A page of the people on a list, in order. */
export async function pageOfWaiting(
  db: Db,
  list: WaitingList,
  cursor: string | undefined,
  now: number,
): Promise<{ data: WaitingPerson[]; cursor: string | null }> {
  const rows = await store.listWaiting(db, list, { after: idCursor.read(cursor)?.id, now, limit: DESK_PAGE_SIZE + 1 });
  const before = rows[0] ? await store.countBefore(db, list, rows[0].id, now) : 0;
  const { page, cursor: next } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
  const data = page.map(({ id, user_id, name, phone, joined_at, offered_until: until }, at) => ({
    id,
    position: before + at + 1,
    person: { id: user_id, name: name ?? '', phone_ending: phoneEnding(phone) },
    joined_at: toInstant(joined_at),
    offered_until: until === null ? null : toInstant(until),
  }));
  return { data, cursor: next };
}

/**
 * An entry of a list, read again under the lock that keeps others from taking or offering its places.
 * @param lock locks the owner of the list, by its id
 * @throws ApiError 404
 */
export async function takeWaiting<Owner>(
  tx: Tx,
  of: WaitingList['of'],
  key: Id,
  now: number,
  lock: (listId: number) => Promise<Owner>,
) {
  const id = requireId(key, 'person');
  const found = await store.findWaiting(tx, of, id, now);
  if (!found || found.list === null) throw errors.notFound('person');
  const owner = await lock(found.list);
  const entry = await store.findWaiting(tx, of, id, now);
  if (!entry) throw errors.notFound('person');
  return { owner, entry };
}

/**
 * Holds a place for a person on a list, out of turn, and notifies them.
 * @returns until when, and whether that is a new offer
 */
export async function offerOutOfTurn(
  tx: Tx,
  entry: Pick<NonNullable<Awaited<ReturnType<typeof store.findWaiting>>>, 'id' | 'user_id' | 'offered_until'>,
  waitedFor: Omit<WaitedFor, 'free'>,
  now: number,
): Promise<{ until: number; isNew: boolean }> {
  if (entry.offered_until !== null) return { until: entry.offered_until, isNew: false };
  const until = offerEnd(waitedFor.closesAt, now);
  await store.holdPlace(tx, entry.id, until);
  await announceOffer(tx, entry.user_id, waitedFor, until, now);
  return { until, isNew: true };
}
