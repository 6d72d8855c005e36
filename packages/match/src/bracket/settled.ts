/** A table with matches still to come. */
export interface OpenTable {
  readonly points: ReadonlyMap<string, number>;
  /** The matches still to come. */
  readonly open: readonly (readonly [string, string])[];
  /** The points that a match can give to its two sides. */
  readonly outcomes: readonly (readonly [number, number])[];
}

/** With more matches to come, each pair of teams is compared separately instead of playing out every result. */
const PLAYED_OUT_MAX = 12;

/**
 * The places that no remaining result can change, by points alone: run rates, goals and lots count as undecided.
 * @returns the place of each team whose place is settled, from 1
 */
export function settledRanks(table: OpenTable): Map<string, number> {
  return table.open.length > PLAYED_OUT_MAX ? settledByPairs(table) : settledByPlay(table);
}

/** Exact: plays out every possible end of the table. */
function settledByPlay({ points, open, outcomes }: OpenTable): Map<string, number> {
  const ways = [...new Map(outcomes.map((way) => [way.join(), way])).values()];
  const now = new Map(points);
  let settled: Map<string, number> | null = null;
  function play(at: number): void {
    if (settled?.size === 0) return;
    const match = open[at];
    if (match === undefined) {
      settled = keepSame(settled, now);
      return;
    }
    for (const way of ways) {
      for (const side of [0, 1] as const) now.set(match[side], (now.get(match[side]) ?? 0) + way[side]);
      play(at + 1);
      for (const side of [0, 1] as const) now.set(match[side], (now.get(match[side]) ?? 0) - way[side]);
    }
  }
  play(0);
  return settled ?? new Map();
}

function keepSame(before: Map<string, number> | null, points: ReadonlyMap<string, number>): Map<string, number> {
  const kept = new Map<string, number>();
  for (const team of before?.keys() ?? points.keys()) {
    const rank = rankOf(team, points);
    if (rank !== null && (before === null || before.get(team) === rank)) kept.set(team, rank);
  }
  return kept;
}

/** Null for a team level with another. */
function rankOf(team: string, points: ReadonlyMap<string, number>): number | null {
  const own = points.get(team) ?? 0;
  let rank = 1;
  for (const [other, theirs] of points) {
    if (other === team) continue;
    if (theirs === own) return null;
    if (theirs > own) rank += 1;
  }
  return rank;
}

/** Never settles a place that can change; misses only a place that two other teams share in turn. */
export function settledByPairs(table: OpenTable): Map<string, number> {
  const settled = new Map<string, number>();
  const teams = [...table.points.keys()];
  for (const team of teams) {
    const others = teams.filter((other) => other !== team);
    const above = others.filter((other) => furthestBehind(other, team, table) > 0).length;
    const below = others.filter((other) => furthestBehind(team, other, table) > 0).length;
    if (above + below === others.length) settled.set(team, above + 1);
  }
  return settled;
}

/** The lead of the first over the second if every match goes against the first. */
function furthestBehind(one: string, two: string, { points, open, outcomes }: OpenTable): number {
  const ahead = (points.get(one) ?? 0) - (points.get(two) ?? 0);
  return open.reduce((sum, [home, away]) => {
    const share = (team: string, [first, second]: readonly [number, number]) =>
      (home === team ? first : 0) + (away === team ? second : 0);
    return sum + Math.min(...outcomes.map((way) => share(one, way) - share(two, way)));
  }, ahead);
}
