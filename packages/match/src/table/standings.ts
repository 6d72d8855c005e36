import type { PlacedBy, TieBreak } from '@maidan/contract/league/league-tables';
import { type Match, type Side, type TableRules } from './match.ts';
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
  /** On the first of teams with equal points: these teams in order, and the rules that separated them. Null on all others. */
  readonly level: { readonly teams: readonly string[]; readonly steps: readonly Step[] } | null;
}

/** A rule that separated level teams, and the resulting parts. */
interface Step {
  readonly placed_by: PlacedBy;
  readonly parts: readonly (readonly string[])[];
}

/**
 * Computes the table of a group from its matches, in rank order. The category's tie-breaks order teams with equal
 * points, then the alphabet, so that the order is stable.
 * @param teams every team of the group, including those that have not played
 */
export function standings(teams: readonly string[], matches: readonly Match[], rules: TableRules): Standing[] {
  const counted = matches.filter(({ sides: [one, two] }) => teams.includes(one.name) && teams.includes(two.name));
  const rows = teams.map((team) => standingOf(team, counted, rules)).toSorted((a, b) => compareNames(a.name, b.name));
  const order: readonly PlacedBy[] = [...rules.tieBreaks, 'name'];
  return splitBy(rows, (row) => row.points).flatMap((equal) => {
    const placed = breakTie(equal, counted, rules, rules.tieBreaks);
    if (equal.length < 2) return placed.rows;
    const steps = placed.steps.toSorted((a, b) => order.indexOf(a.placed_by) - order.indexOf(b.placed_by));
    const level = { teams: namesOf(placed.rows), steps };
    return placed.rows.map((row, at) => (at === 0 ? { ...row, level } : row));
  });
}

function standingOf(team: string, matches: readonly Match[], rules: TableRules): Standing {
  const row = { name: team, matches: 0, win: 0, lost: 0, points: 0, scored: 0, conceded: 0 };
  for (const match of matches) {
    const own = match.sides.find((side) => side.name === team);
    const other = match.sides.find((side) => side.name !== team);
    if (!own || !other) continue;
    row.matches += 1;
    if (match.status === 'no_result') {
      row.points += rules.noResultPoints;
      continue;
    }
    // A walkover counts only for points.
    if (match.status === 'played') {
      row.scored += own.score;
      row.conceded += other.score;
    }
    const winner = winnerOf(match);
    if (winner === null) row.points += rules.tiePoints;
    else if (winner === other) row.lost += 1;
    else {
      row.win += 1;
      row.points += rules.winPoints;
    }
  }
  const parts = rules.quotaBalls === null ? null : runRateParts(team, matches, rules.quotaBalls);
  return { ...row, nrr: parts && netRunRate(parts), runRateParts: parts, level: null };
}

/** Null for a tie. */
function winnerOf({ sides: [one, two], winner }: Match): Side | null {
  if (winner !== undefined && winner !== null) return [null, one, two][winner] ?? null;
  if (one.score === two.score) return null;
  return one.score > two.score ? one : two;
}

interface Placed {
  readonly rows: readonly Standing[];
  /** Only rules that separated teams. */
  readonly steps: readonly Step[];
}

const namesOf = (rows: readonly Standing[]) => rows.map(({ name }) => name);

function breakTie(
  level: readonly Standing[],
  matches: readonly Match[],
  rules: TableRules,
  [breaker, ...rest]: readonly TieBreak[],
): Placed {
  if (level.length < 2) return { rows: level, steps: [] };
  if (breaker === undefined)
    return { rows: level, steps: [{ placed_by: 'name', parts: level.map(({ name }) => [name]) }] };
  const inner = splitBy(level, worthBy(breaker, level, matches, rules)).map((part) =>
    breakTie(part, matches, rules, rest),
  );
  const step = { placed_by: breaker, parts: inner.map(({ rows }) => namesOf(rows)) };
  return {
    rows: inner.flatMap(({ rows }) => rows),
    steps: [...(inner.length > 1 ? [step] : []), ...inner.flatMap(({ steps }) => steps)],
  };
}

/** The value that a tie-break compares; the higher one comes first. */
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

/** Groups of equal value, highest first; each group keeps its order. */
function splitBy(rows: readonly Standing[], worth: (row: Standing) => number): Standing[][] {
  const worths = rows.map(worth);
  const parts = [...new Set(worths)].toSorted((a, b) => b - a);
  return parts.map((part) => rows.filter((_, at) => worths[at] === part));
}

function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
