import type { Match, TableRules, TieBreak } from './match.ts';
import { netRunRate } from './net-run-rate.ts';

export interface Standing {
  readonly name: string;
  readonly matches: number;
  readonly win: number;
  readonly lost: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
  /** Null where the category has no net run rate. */
  readonly nrr: number | null;
}

/**
 * The table of a group, in rank order, worked out from its matches. Equal points are told apart by the category's
 * tie-breaks; who is still equal stands in alphabetical order, so that the order never changes by itself.
 * @param teams every team of the group, also those that have not played
 */
export function standings(teams: readonly string[], matches: readonly Match[], rules: TableRules): Standing[] {
  const counted = matches.filter(({ sides: [one, two] }) => teams.includes(one.name) && teams.includes(two.name));
  const rows = teams.map((team) => standingOf(team, counted, rules)).toSorted((a, b) => compareNames(a.name, b.name));
  return splitBy(rows, (row) => row.points).flatMap((level) => breakTie(level, counted, rules, rules.tieBreaks));
}

function standingOf(team: string, matches: readonly Match[], rules: TableRules): Standing {
  const row = { name: team, matches: 0, win: 0, lost: 0, points: 0, scored: 0, conceded: 0 };
  for (const { status, sides } of matches) {
    const own = sides.find((side) => side.name === team);
    const other = sides.find((side) => side.name !== team);
    if (!own || !other) continue;
    row.matches += 1;
    if (status === 'no_result') {
      row.points += rules.noResultPoints;
      continue;
    }
    row.scored += own.score;
    row.conceded += other.score;
    if (own.score === other.score) row.points += rules.tiePoints;
    else if (own.score < other.score) row.lost += 1;
    else {
      row.win += 1;
      row.points += rules.winPoints;
    }
  }
  return { ...row, nrr: rules.quotaBalls === null ? null : netRunRate(team, matches, rules.quotaBalls) };
}

function breakTie(
  level: readonly Standing[],
  matches: readonly Match[],
  rules: TableRules,
  [breaker, ...rest]: readonly TieBreak[],
): readonly Standing[] {
  if (level.length < 2 || breaker === undefined) return level;
  return splitBy(level, worthBy(breaker, level, matches, rules)).flatMap((part) =>
    breakTie(part, matches, rules, rest),
  );
}

/** What a tie-break compares; the higher stands first. */
function worthBy(breaker: TieBreak, level: readonly Standing[], matches: readonly Match[], rules: TableRules) {
  if (breaker === 'nrr') return (row: Standing) => row.nrr ?? 0;
  if (breaker === 'difference') return (row: Standing) => row.scored - row.conceded;
  if (breaker === 'scored') return (row: Standing) => row.scored;
  if (breaker === 'wins') return (row: Standing) => row.win;
  // Points of the matches the level teams played against one another.
  const names = new Set(level.map((row) => row.name));
  const among = matches.filter(({ sides }) => sides.every((side) => names.has(side.name)));
  return (row: Standing) => standingOf(row.name, among, rules).points;
}

/** Parts of equal worth, highest first; inside a part the order stays. */
function splitBy(rows: readonly Standing[], worth: (row: Standing) => number): Standing[][] {
  const parts = Map.groupBy(rows, worth);
  return [...parts.keys()].toSorted((a, b) => b - a).map((key) => parts.get(key) ?? []);
}

function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
