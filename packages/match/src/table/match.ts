import type { TieBreak } from '@maidan/contract/league/league-tables';

/** One side of a completed match. */
export interface Side {
  readonly name: string;
  /** Runs, goals or points. */
  readonly score: number;
  /** Balls faced; null where the sport has none or no one counted. */
  readonly balls: number | null;
  readonly allOut: boolean;
  /** What the net run rate counts where it is not that, by `creditsOf`. */
  readonly credit?: Credit | null;
}

export interface Credit {
  readonly runs: number;
  readonly balls: number;
}

/** A match that counts for the table: one with a result, one that was awarded, or an abandoned one. */
export interface Match {
  readonly status: 'played' | 'walkover' | 'no_result';
  readonly sides: readonly [Side, Side];
  /** Who counts as the winner, whatever the scores are: of a walkover, a revised target, or a chase that goes on; 0 is neither. */
  readonly winner?: 0 | 1 | 2 | null;
}

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
