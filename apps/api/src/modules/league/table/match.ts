/** One side of a match that is over. */
export interface Side {
  readonly name: string;
  /** Runs, goals or points. */
  readonly score: number;
  /** Balls faced; null where the sport has none or nobody counted. */
  readonly balls: number | null;
  readonly allOut: boolean;
}

/** A match that counts for the table: one with a result, or one that was given up without. */
export interface Match {
  readonly status: 'played' | 'no_result';
  readonly sides: readonly [Side, Side];
}

export const tieBreaks = ['head_to_head', 'nrr', 'difference', 'scored', 'wins'] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** How a category makes its table. */
export interface TableRules {
  readonly winPoints: number;
  readonly tiePoints: number;
  readonly noResultPoints: number;
  /** Balls an innings may have; null where there is no net run rate. */
  readonly quotaBalls: number | null;
  /** Asked one after the other when points are level. */
  readonly tieBreaks: readonly TieBreak[];
}
