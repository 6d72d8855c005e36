import { createCastVote } from '@maidan/api-client/mutations/cast-vote';
import { readId, type Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { onePerPage, type Act } from './act.ts';

const castVoteOf = onePerPage(createCastVote);

export interface VoteWish {
  readonly poll: Id;
  readonly option: Id;
}

function readVoteWish(stored: unknown): VoteWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { poll, option } = stored as Partial<Record<keyof VoteWish, unknown>>;
  const [pollId, optionId] = [readId(poll), readId(option)];
  return pollId === undefined || optionId === undefined ? null : { poll: pollId, option: optionId };
}

/** A second vote is refused; the one that stands is shown, with the server's words. */
export const voteAct: Act<VoteWish> = {
  name: 'vote',
  read: readVoteWish,
  subject: ({ poll }) => String(poll),
  async perform(tools, { poll, option }, key) {
    const outcome = await castVoteOf(tools)(poll, option, key);
    if (outcome.kind === 'recorded') showToast(outcome.words);
    return outcome.kind === 'kept' ? 'kept' : 'done';
  },
};
