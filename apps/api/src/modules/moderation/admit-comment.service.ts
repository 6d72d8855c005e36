import type { HoldReason } from '@maidan/contract/desk/reports';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { whyHeld } from './hold-rules.ts';
import { listHeldWords } from './held-words.store.ts';
import { listLatestComments } from './moderated-comments.store.ts';
import { findSanctions } from './sanctions.store.ts';

/** Comments of one person in a minute; more would fill the page of a post. */
const PER_MINUTE = 10;
/** The latest comments of a person, which show how they write. */
const LATEST = 50;

/**
 * Decides whether readers see a new comment at once. In the transaction that stores it, before it is stored.
 * @returns why it waits for a moderator; null when it does not
 * @throws ApiError 429 when the person writes faster than others can read
 */
export async function admitComment(
  tx: Tx,
  { userId, comment }: { userId: number; comment: string },
  now: number,
): Promise<HoldReason | null> {
  const latest = await listLatestComments(tx, userId, LATEST);
  const [first] = latest.slice(PER_MINUTE - 1);
  if (first && first.created_at > now - MINUTE) {
    const wait = (first.created_at + MINUTE - now) / 1000;
    throw errors.tooMany(wait, 'You have written many comments within a minute. Please wait a moment.');
  }
  const sanctions = await findSanctions(tx, userId, now);
  const same = comment.toLowerCase();
  return whyHeld(
    comment,
    {
      isKnown: latest.some((one) => one.hidden_at === null),
      isLimited: sanctions.some(({ kind }) => kind === 'limit'),
      repeats: latest.filter((one) => one.created_at > now - HOUR && one.comment.toLowerCase() === same).length,
    },
    await listHeldWords(tx),
  );
}
