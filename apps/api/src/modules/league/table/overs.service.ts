/** An over has six balls, and scorers write 19 overs and 3 balls as 19.3. */
const BALLS = 6;

/**
 * Balls of overs as a scorer writes them: '19.3' is 117. Null when it is no such figure: an over has no ball 6, and no
 * second decimal.
 */
export function ballsOfOvers(overs: string): number | null {
  const match = /^(\d{1,3})(?:\.([0-5]))?$/.exec(overs);
  return match ? Number(match[1]) * BALLS + Number(match[2] ?? 0) : null;
}

/** Balls as a scorer writes them: 117 is '19.3'. */
export function oversOfBalls(balls: number): string {
  const rest = balls % BALLS;
  return `${Math.floor(balls / BALLS)}${rest === 0 ? '' : `.${rest}`}`;
}

/** A run rate is counted by the over. */
export function runsPerOver(runs: number, balls: number): number {
  return balls === 0 ? 0 : (runs * BALLS) / balls;
}
