import { toSpecOnly } from '@maidan/contract/core/spec-only';
import { pollById, pollCount, vote } from '@maidan/contract/feed/polls';
import type { Poll, VoteStatus } from '@maidan/contract/feed/polls';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError, invalidField, notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { castVote, findPoll, findVote, isOption, listOptions } from './polls.store.ts';

/** Specification, section 4, Poll. */
export function pollRoutes(parts: AppContext): Route[] {
  const { db, settings } = parts;
  return [
    route(pollById, ({ params }) => onePoll(db, params.id)),
    route(pollCount, ({ params }, { user }) => statusOf(db, params.id, user.userId)),

    route(vote, ({ body }, call) =>
      writeOnce(parts, call, vote, body, async (tx, now) => {
        const poll = await onePoll(tx, body.quizpoll_id);
        const [pollId, optionId] = [Number(poll.id), Number(body.quizpoll_option_id)];
        if (!(await isOption(tx, pollId, body.quizpoll_option_id))) {
          throw invalidField('quizpoll_option_id', 'This is not an answer of this poll.');
        }
        const { userId } = call.user;
        const isNew = await castVote(tx, { pollId, userId, optionId }, now);
        const status = await statusOf(tx, poll.id, userId);
        if (isNew) return status;
        const reply = settings.specOnly ? toSpecOnly(vote, status) : status;
        throw new ApiError('already_voted', 'You have voted in this poll already.', { reply: reply as VoteStatus });
      }),
    ),
  ];
}

async function onePoll(db: Db, key: Id): Promise<Poll> {
  const poll = await findPoll(db, key);
  if (!poll) throw notFound('This poll');
  return { ...poll, options: await listOptions(db, poll.id) };
}

async function statusOf(db: Db, key: Id, userId: number): Promise<VoteStatus> {
  const poll = await onePoll(db, key);
  const choice = await findVote(db, Number(poll.id), userId);
  return { has_voted: choice !== null, data: poll.options, user_option_id: choice };
}
