import { toSpecOnly } from '@maidan/contract/core/spec-only';
import type { Id } from '@maidan/contract/core/wire';
import { pollById, pollCount, vote, type Poll, type VoteStatus } from '@maidan/contract/feed/polls';
import { t } from '@maidan/i18n/text';
import type { Db } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { castVote, findPoll, findVote, isOption, listOptions } from './polls.store.ts';

export const pollsModule = defineModule({
  name: 'polls',
  routes: ({ db, settings }) => [
    route(pollById, ({ params }) => onePoll(db, params.id)),
    route(pollCount, ({ params }, { user }) => statusOf(db, params.id, user.userId)),

    route(vote, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        const poll = await onePoll(tx, body.quizpoll_id);
        if (poll.closed) throw errors.conflict('conflict', { text: () => t('refused.votingEnded') });
        const [pollId, optionId] = [Number(poll.id), Number(body.quizpoll_option_id)];
        if (!(await isOption(tx, pollId, body.quizpoll_option_id))) {
          throw errors.invalidField('quizpoll_option_id', () => t('refused.noSuchAnswer'));
        }
        const isNew = await castVote(tx, { pollId, userId, optionId }, now);
        const status = await statusOf(tx, poll.id, userId);
        if (isNew) return status;
        const reply = settings.specOnly ? (toSpecOnly(vote, status) as VoteStatus) : status;
        throw errors.conflict('already_voted', { reply });
      }),
    ),
  ],
});

async function onePoll(db: Db, key: Id): Promise<Poll> {
  const poll = await findPoll(db, key);
  if (!poll) throw errors.notFound('poll');
  const { id, question, closed_at: closedAt, about } = poll;
  return { id, question, options: await listOptions(db, id), closed: closedAt !== null, about };
}

async function statusOf(db: Db, key: Id, userId: number): Promise<VoteStatus> {
  const poll = await onePoll(db, key);
  const choice = await findVote(db, Number(poll.id), userId);
  return { has_voted: choice !== null, data: poll.options, user_option_id: choice };
}
