import type { PlacedBy } from '@maidan/contract/league/league-tables';
import type { TieBreak } from '../fixtures/save-categories.store.ts';
import type { Match, TableRules } from './match.ts';
import { netRunRate, runRateParts, type RunRateParts } from './net-run-rate.ts';

export interface Standing {
  readonly name: string;
  readonly matches: number;
  readonly win: number;
  readonly lost: number;
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
  readonly nrr: number | null;
  readonly runRateParts: RunRateParts | null;
  /** The teams with equal points and the tie-break that placed this one among them; null without such teams. */
  readonly level: { readonly with: readonly string[]; readonly placed_by: PlacedBy } | null;
}

/**
 * Computes the table of a group from its matches, in rank order. The category's tie-breaks order teams with equal
 * points, then the alphabet does, so that the order never changes by itself.
 * @param teams every team of the group, including those that have not played
 */
export function standings(teams: readonly string[], matches: readonly Match[], rules: TableRules): Standing[] {
  const counted = matches.filter(({ sides: [one, two] }) => teams.includes(one.name) && teams.includes(two.name));
  const rows = teams.map((team) => standingOf(team, counted, rules)).toSorted((a, b) => compareNames(a.name, b.name));
  return splitBy(rows, (row) => row.points).flatMap((level) => {
    const placed = breakTie(level, counted, rules, rules.tieBreaks);
    if (level.length < 2) return placed.map(({ row }) => row);
    return placed.map(({ row, by }) => ({
      ...row,
      level: { with: placed.flatMap((other) => (other.row === row ? [] : [other.row.name])), placed_by: by },
    }));
  });
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
  const parts = rules.quotaBalls === null ? null : runRateParts(team, matches, rules.quotaBalls);
  return { ...row, nrr: parts && netRunRate(parts), runRateParts: parts, level: null };
}

interface Placed {
  readonly row: Standing;
  /** The tie-break that separated the row from the last one level with it. */
  readonly by: PlacedBy;
}

function breakTie(
  level: readonly Standing[],
  matches: readonly Match[],
  rules: TableRules,
  [breaker, ...rest]: readonly TieBreak[],
  by: PlacedBy = 'name',
): readonly Placed[] {
  if (level.length < 2) return level.map((row) => ({ row, by }));
  if (breaker === undefined) return level.map((row) => ({ row, by: 'name' }));
  return splitBy(level, worthBy(breaker, level, matches, rules)).flatMap((part) =>
    breakTie(part, matches, rules, rest, breaker),
  );
}

/** The number that a tie-break compares; the higher comes first. */
function worthBy(breaker: TieBreak, level: readonly Standing[], matches: readonly Match[], rules: TableRules) {
  if (breaker === 'nrr') return (row: Standing) => row.nrr ?? 0;
  if (breaker === 'difference') return (row: Standing) => row.scored - row.conceded;
  if (breaker === 'scored') return (row: Standing) => row.scored;
  if (breaker === 'wins') return (row: Standing) => row.win;
  // Points of the matches between the level teams.
  const names = new Set(level.map((row) => row.name));
  const among = matches.filter(({ sides }) => sides.every((side) => names.has(side.name)));
  return (row: Standing) => standingOf(row.name, among, rules).points;
}

/** Parts of equal worth, highest first; each part keeps its order. */
function splitBy(rows: readonly Standing[], worth: (row: Standing) => number): Standing[][] {
  const parts = Map.groupBy(rows, worth);
  return [...parts.keys()].toSorted((a, b) => b - a).map((key) => parts.get(key) ?? []);
}

function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
