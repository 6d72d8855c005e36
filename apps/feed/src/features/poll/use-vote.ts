import { useApi } from '@maidan/api-client/api-provider';
import { pollCountQuery } from '@maidan/api-client/queries/polls';
import { useIntent } from '@maidan/auth/use-intent';
import { vote } from '@maidan/contract/polls';
import type { Id } from '@maidan/contract/wire';
import { tellFailure } from '@maidan/site/tell-failure';
import { useQueryClient } from '@tanstack/react-query';
import { readVoteWish } from './vote-wish.ts';

/** Votes, now or after the login. A second vote is refused by the server; what stands is then shown. */
export function useVote(): (poll: Id, option: Id) => void {
  const api = useApi();
  const client = useQueryClient();
  const act = useIntent('vote', readVoteWish, async ({ poll, option }, { key }) => {
    try {
      const body = { quizpoll_id: poll, quizpoll_option_id: option };
      await api.call(vote, { body }, { idempotencyKey: key });
    } catch (error) {
      tellFailure(error);
    }
    await client.invalidateQueries({ queryKey: pollCountQuery(api, poll).queryKey });
  });
  return (poll, option) => act({ poll, option });
}
