import type { PollOption } from '@maidan/contract/feed/polls';

export interface PollShare {
  option: PollOption;
  percent: number;
}

/** The share of each option, and the total. Shares are rounded one by one, so they may add up to 99 or 101. */
export function pollShares(options: readonly PollOption[]): { shares: PollShare[]; total: number } {
  const total = options.reduce((sum, { vote_count: votes }) => sum + votes, 0);
  const shares = options.map((option) => ({
    option,
    percent: total === 0 ? 0 : Math.round((option.vote_count / total) * 100),
  }));
  return { shares, total };
}
