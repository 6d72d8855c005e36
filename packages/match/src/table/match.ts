import type { TieBreak } from '@maidan/contract/league/league-tables';

/** One side of a completed match. */
export interface Side {
  readonly name: string;
  /** Runs, goals or points. */
  readonly score: number;
  /** Balls faced; null where the sport has none or no one counted. */
  readonly balls: number | null;
  readonly allOut: boolean;
}

/** A match that counts for the table: one with a result, or an abandoned one. */
export interface Match {
  readonly status: 'played' | 'no_result';
  readonly sides: readonly [Side, Side];
  /** Who counts as the winner of a chase that goes on, whatever the scores are; 0 is neither. Absent once it is over. */
  readonly winner?: 0 | 1 | 2;
}

/**
 * Whether no ball was bowled, so that the result was awarded: a walkover gives its points and counts for nothing else. A sport
 * without overs has scores to award, such as 3 - 0, and they count.
 */
export const isAwarded = ({ status, sides }: Match): boolean =>
  status === 'played' && sides.every(({ balls, allOut }) => balls === 0 && !allOut);

/** How a category makes its table. */
export interface TableRules {
  readonly winPoints: number;
  readonly tiePoints: number;
  readonly noResultPoints: number;
  /** Balls in an innings; null without a net run rate. */
  readonly quotaBalls: number | null;
  /** Applied in turn to teams that are level on points. */
  readonly tieBreaks: readonly TieBreak[];
}
