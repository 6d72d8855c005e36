import type { TieBreak } from '../fixtures/save-categories.store.ts';

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
