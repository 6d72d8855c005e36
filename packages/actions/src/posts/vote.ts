import { t } from '@maidan/i18n/text';
import { withSchemas } from '@maidan/api-client/core/endpoint-schemas';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { pollCountQuery, pollQuery } from '@maidan/api-client/queries/feed/polls';
import { pollCount, vote, type VoteStatus } from '@maidan/contract/feed/polls';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { defineAction, type ActionContext } from '../action.ts';

/** The earlier vote that the refusal of a second one reports; null for any other failure. */
async function recordedVote(error: unknown): Promise<VoteStatus | null> {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { response } = await withSchemas(pollCount);
  const status = response.safeParse(error.data).data;
  return status?.has_voted ? status : null;
}

const keyOf = ({ api }: ActionContext, poll: Id) => pollCountQuery(api, poll).queryKey;
const statusOf = (context: ActionContext, poll: Id) => context.client.getQueryData(keyOf(context, poll));
const show = (context: ActionContext, poll: Id, status: VoteStatus | undefined) =>
  context.client.setQueryData(keyOf(context, poll), status);

/** Votes in a poll. A second vote is refused: the first one appears, with the server's message. */
export const voteInPoll = defineAction({
  endpoint: vote,
  offline: 'queue',
  loginReason: () => t('calls.loginVote'),
  options: { keepalive: true },
  shownIn: [pollCount.id],
  key: ({ quizpoll_id: poll }) => String(poll),
  apply(context, { quizpoll_id: poll, quizpoll_option_id: option }) {
    const before = statusOf(context, poll);
    const options = context.client.getQueryData(pollQuery(context.api, poll).queryKey)?.options ?? [];
    const counted = before && before.data.length > 0 ? before.data : options;
    if (!before?.has_voted) {
      const data = counted.map((one) => (one.id === option ? { ...one, vote_count: one.vote_count + 1 } : one));
      show(context, poll, { has_voted: true, data, user_option_id: option });
    }
    return () => show(context, poll, before ?? { has_voted: false, data: options, user_option_id: null });
  },
  async settle(context, { quizpoll_id: poll, quizpoll_option_id: option }, reply) {
    const counted = { ...reply, has_voted: true, user_option_id: option };
    if (reply.data.length > 0) return () => show(context, poll, counted);
    // The reply has no counts, so they are reloaded.
    await context.client.invalidateQueries({ queryKey: keyOf(context, poll) });
    const status = statusOf(context, poll);
    return () => show(context, poll, status);
  },
  async refused(context, { quizpoll_id: poll, quizpoll_option_id: option }, error) {
    const recorded = await recordedVote(error);
    if (recorded === null) return null;
    // The same option: the reply to the first attempt was lost.
    if (recorded.user_option_id !== option) showToast(errorMessage(error));
    return () => show(context, poll, recorded);
  },
});
