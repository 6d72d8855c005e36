import type { HoldReason } from '@maidan/contract/desk/cases/reports';
import type { Tx } from '../../db/open-database.ts';
import { HOUR } from '../../runtime/clock.ts';
import { whyHeld } from './hold-rules.ts';
import { listHeldWords } from './held-words.store.ts';
import { listLatestComments } from './moderated-comments.store.ts';
import { findSanctions } from './sanctions.store.ts';

/** How many of a person's latest comments show how they write. */
const LATEST = 50;

/**
 * Decides whether readers see a new comment at once. Call it before storing the comment, in the same transaction.
 * @returns why it is held for a moderator; null when it is not
 */
export async function admitComment(
  tx: Tx,
  { userId, comment }: { userId: number; comment: string },
  now: number,
): Promise<HoldReason | null> {
  const latest = await listLatestComments(tx, userId, LATEST);
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
