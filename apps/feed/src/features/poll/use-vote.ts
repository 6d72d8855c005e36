import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import { userMessage } from '@maidan/api-client/error-words';
import { pollCountQuery } from '@maidan/api-client/queries/polls';
import { useIntent } from '@maidan/auth/use-intent';
import { vote } from '@maidan/contract/polls';
import type { Id } from '@maidan/contract/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
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
      if (error instanceof ApiError && error.status === 401) throw error;
      showToast(userMessage(error), { tone: 'error' });
    }
    await client.invalidateQueries({ queryKey: pollCountQuery(api, poll).queryKey });
  });
  return (poll, option) => act({ poll, option });
}
