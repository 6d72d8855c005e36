import type { Tx } from '../../db/open-database.ts';
import type { LogAct } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { listOptionsOf, removePollRow, setClosed, takePoll, type DeskPollRow } from './polls.store.ts';

const WHAT = 'poll';
export const thingOf = ({ id, question }: Pick<DeskPollRow, 'id' | 'question'>) => ({ kind: WHAT, id, name: question });

interface Step {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

export async function requirePoll(tx: Tx, id: number): Promise<DeskPollRow> {
  const poll = await takePoll(tx, id);
  if (!poll) throw errors.notFound(WHAT);
  return poll;
}

/** Closes the voting, or reopens it. @returns the updated poll @throws ApiError 404 */
export async function setPollClosed({ tx, now, log }: Step, id: number, closed: boolean): Promise<DeskPollRow> {
  const poll = await requirePoll(tx, id);
  if ((poll.closed_at !== null) === closed) return poll;
  const closed_at = closed ? now : null;
  await setClosed(tx, poll.id, closed_at);
  await log({ action: closed ? 'poll.closed' : 'poll.reopened', thing: thingOf(poll) });
  return { ...poll, closed_at };
}

/** @throws ApiError 404, 409 for a poll that has votes */
export async function removeUnvoted({ tx, log }: Step, id: number): Promise<void> {
  const poll = await requirePoll(tx, id);
  if (hasVotes(await listOptionsOf(tx, [poll.id]))) {
    throw errors.conflict('conflict', { text: 'People have voted in this poll. It can only be closed.' });
  }
  await removePollRow(tx, poll.id);
  await log({ action: 'poll.removed', thing: thingOf(poll) });
}

export const hasVotes = (options: Awaited<ReturnType<typeof listOptionsOf>>) =>
  options.some(({ votes }) => Number(votes) > 0);
