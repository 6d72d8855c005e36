/** Balls in an over: scorers write 19 overs and 3 balls as 19.3. */
const BALLS = 6;

/** Converts a scorer's overs to balls: '19.3' is 117. Null for any other text, and for a sixth ball such as '19.6'. */
export function ballsOfOvers(overs: string): number | null {
  const match = /^(\d{1,3})(?:\.([0-5]))?$/.exec(overs);
  return match ? Number(match[1]) * BALLS + Number(match[2] ?? 0) : null;
}

/** Converts balls to a scorer's overs: 117 is '19.3'. */
export function oversOfBalls(balls: number): string {
  const rest = balls % BALLS;
  return `${Math.floor(balls / BALLS)}${rest === 0 ? '' : `.${rest}`}`;
}

export function runsPerOver(runs: number, balls: number): number {
  return balls === 0 ? 0 : (runs * BALLS) / balls;
}
