import { pollById, pollCount } from '@maidan/contract/polls';
import type { Id } from '@maidan/contract/wire';
import type { AppParts } from '../../app-parts.ts';
import { notFound } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { findPoll, findVote, listOptions } from './polls.store.ts';

export function pollRoutes({ db }: AppParts): Route[] {
  const onePoll = async (key: Id) => {
    const poll = await findPoll(db, key);
    if (!poll) throw notFound('This poll');
    return { ...poll, options: await listOptions(db, poll.id) };
  };
  return [
    route(pollById, ({ params }) => onePoll(params.id)),
    route(pollCount, async ({ params }, { user }) => {
      const poll = await onePoll(params.id);
      const choice = await findVote(db, poll.id, user.userId);
      return { has_voted: choice !== null, data: poll.options, user_option_id: choice };
    }),
  ];
}
