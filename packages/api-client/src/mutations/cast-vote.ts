import { pollCount, vote, voteStatus, type PollOption, type VoteStatus } from '@maidan/contract/feed/polls';
import type { Id } from '@maidan/contract/core/wire';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isOffline } from '../errors/api-error.ts';
import { errorMessage } from '../errors/error-message.ts';
import { createStandingChanges } from '../cache/standing-changes.ts';
import type { Api } from '../core/create-api.ts';
import { pollCountQuery, pollQuery } from '../queries/feed/polls.ts';

/**
 * - `done`: the vote counts
 * - `recorded`: an earlier vote stands and is shown now; `words` say so
 * - `kept`: the device is offline; the vote stays on screen and is to be sent again
 */
export type VoteOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'recorded'; readonly words: string }
  | { readonly kind: 'kept' };

export type CastVote = (poll: Id, option: Id, idempotencyKey: string) => Promise<VoteOutcome>;

function withVote(counted: readonly PollOption[], option: Id): VoteStatus {
  const data = counted.map((one) => (one.id === option ? { ...one, vote_count: one.vote_count + 1 } : one));
  return { has_voted: true, data, user_option_id: option };
}

/** What a refused second vote tells of the first one; null for any other failure. */
function recordedVote(error: ApiError): VoteStatus | null {
  const told = error.status === 409 ? voteStatus.safeParse(error.data).data : undefined;
  return told?.has_voted ? told : null;
}

/**
 * Votes in a poll: the shares are shown at once, the server's in the end; taken back when it fails. One per page.
 * @throws ApiError once the vote is taken back
 */
export function createCastVote(api: Api, client: QueryClient): CastVote {
  const standing = createStandingChanges<Id>(client, [pollCount.id]);
  /** What the server said before the vote, for as long as the vote is open. */
  const before = new Map<Id, VoteStatus | undefined>();

  return async (poll, option, idempotencyKey) => {
    const { queryKey } = pollCountQuery(api, poll);
    const told = () => client.getQueryData(queryKey);
    const options = () => client.getQueryData(pollQuery(api, poll).queryKey)?.options ?? [];
    if (!before.has(poll)) before.set(poll, told());
    const close = (status: VoteStatus | undefined) => {
      before.delete(poll);
      standing.settle(poll, () => client.setQueryData(queryKey, status));
    };
    standing.stand(poll, () => {
      const now = told();
      if (!now?.has_voted) client.setQueryData(queryKey, withVote(now?.data.length ? now.data : options(), option));
    });
    try {
      const body = { quizpoll_id: poll, quizpoll_option_id: option };
      const reply = await api.call(vote, { body }, { idempotencyKey, keepalive: true });
      // Another server may say nothing: then its counts are asked for.
      if (reply.data.length === 0) await client.invalidateQueries({ queryKey });
      close(reply.data.length === 0 ? told() : { ...reply, has_voted: true, user_option_id: option });
      return { kind: 'done' };
    } catch (error) {
      if (isOffline(error)) return { kind: 'kept' };
      const recorded = error instanceof ApiError ? recordedVote(error) : null;
      close(recorded ?? before.get(poll) ?? { has_voted: false, data: options(), user_option_id: null });
      if (!recorded || !(error instanceof ApiError)) throw error;
      // The same one: its first answer was lost on the way.
      return recorded.user_option_id === option ? { kind: 'done' } : { kind: 'recorded', words: errorMessage(error) };
    }
  };
}
