/** The facts that decide who won a match. */
export interface Decided {
  readonly status: 'scheduled' | 'played' | 'walkover' | 'no_result' | 'cancelled';
  readonly score_1: number | null;
  readonly score_2: number | null;
  readonly batted_first: 1 | 2 | null;
  /** Runs that the side batting second needed; null unless revised. */
  readonly target: number | null;
  /** The winner recorded by an organiser if the scores do not decide; 0 is neither side. */
  readonly winner: 0 | 1 | 2 | null;
}

type Scores = Omit<Decided, 'status' | 'winner'>;

/** The side ahead by the scores; 0 if level. A revised target replaces the runs of the side batting first. */
export function aheadByScore({ score_1, score_2, batted_first: first, target }: Scores): 0 | 1 | 2 {
  const scores = [score_1 ?? 0, score_2 ?? 0];
  if (target !== null && first !== null) scores[first - 1] = target - 1;
  const [one = 0, two = 0] = scores;
  return one === two ? 0 : one > two ? 1 : 2;
}

/** The winner, or who goes through: 0 is neither side, null is undecided. Scores come first, so correcting them is enough. */
export function winnerOf(result: Decided): 0 | 1 | 2 | null {
  // A reinstated match has no winner, whatever was recorded before.
  if (result.status === 'scheduled') return null;
  return (result.status === 'played' && aheadByScore(result)) || result.winner;
}
