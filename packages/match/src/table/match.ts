import type { TieBreak } from '@maidan/contract/league/league-tables';

/** One side of a completed match. */
export interface Side {
  readonly name: string;
  /** Runs, goals or points. */
  readonly score: number;
  /** Balls faced; null if the sport has none or they were not counted. */
  readonly balls: number | null;
  readonly allOut: boolean;
  /** What counts towards net run rate instead, from `creditsOf`. */
  readonly credit?: Credit | null;
}

export interface Credit {
  readonly runs: number;
  readonly balls: number;
}

/** A match that counts for the table: with a result, awarded, or abandoned. */
export interface Match {
  readonly status: 'played' | 'walkover' | 'no_result';
  readonly sides: readonly [Side, Side];
  /** The winner regardless of the scores: in a walkover, with a revised target, or in a chase under way; 0 is neither. */
  readonly winner?: 0 | 1 | 2 | null;
}

/** How a category orders its table. */
export interface TableRules {
  readonly winPoints: number;
  readonly tiePoints: number;
  readonly noResultPoints: number;
  /** Balls in an innings; null without net run rate. */
  readonly quotaBalls: number | null;
  /** Applied in turn to teams that are level on points. */
  readonly tieBreaks: readonly TieBreak[];
}
