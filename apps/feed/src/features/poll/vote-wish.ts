import { readId, type Id } from '@maidan/contract/wire';

export interface VoteWish {
  poll: Id;
  option: Id;
}

/** Reads a vote that waited in storage for a login; null for anything else. */
export function readVoteWish(stored: unknown): VoteWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { poll, option } = stored as { poll?: unknown; option?: unknown };
  const [pollId, optionId] = [readId(poll), readId(option)];
  return pollId === undefined || optionId === undefined ? null : { poll: pollId, option: optionId };
}
