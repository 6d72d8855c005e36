import type { Id } from '@maidan/contract/core/wire';
import type { TableRow } from '@maidan/contract/league/league-tables';
import type { CountedMatch, LiveGroup, LiveTableRules } from '@maidan/contract/league/live-tables';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import { standingOf, supposeMatch, type Standing, type Suppose } from './as-it-stands.ts';
import type { Match, TableRules } from './match.ts';
import { standings } from './standings.ts';
import { toTableRow } from './table-row.ts';

/** A match under way, and how it counts. */
export interface MovingMatch {
  readonly id: Id;
  readonly teams: readonly [string, string];
  readonly standing: Standing;
}

/** A reader's assumption about one match; all others count as they are. */
export interface Supposition {
  readonly id: Id;
  readonly suppose: Suppose;
}

const rulesOf = (rules: LiveTableRules): TableRules => ({
  winPoints: rules.win_points,
  tiePoints: rules.tie_points,
  noResultPoints: rules.no_result_points,
  quotaBalls: rules.quota_balls,
  tieBreaks: rules.tie_breaks,
});

function toMatch({ status, winner, sides: [one, two] }: CountedMatch): Match[] {
  if (!one || !two) return [];
  const sides = [one, two].map(({ all_out: allOut, ...side }) => ({ ...side, allOut }));
  return [{ status, winner, sides: sides as unknown as Match['sides'] }];
}

/** A match with a confirmed result joins the counted matches once the group is reloaded. */
const isPlayed = (line: ScoreLine | null): line is ScoreLine => line !== null && line.stage !== 'ready';

/** The matches of a group that are under way, without a confirmed result. */
export function movingMatches({ teams, open }: LiveGroup, { quota_balls: quota }: LiveTableRules): MovingMatch[] {
  return open.flatMap(({ id, team_1: one, team_2: two, line }) =>
    isPlayed(line) && teams.includes(one) && teams.includes(two)
      ? [{ id, teams: [one, two] as const, standing: standingOf(line, quota) }]
      : [],
  );
}

/** The table of a group including the matches under way, in rank order. */
export function groupAsItStands(group: LiveGroup, rules: LiveTableRules, supposition?: Supposition): TableRow[] {
  const supposed = movingMatches(group, rules).flatMap(({ id, teams, standing }) => {
    const match = supposeMatch(teams, standing, id === supposition?.id ? supposition.suppose : 'now');
    return match ? [match] : [];
  });
  return standings(group.teams, [...group.matches.flatMap(toMatch), ...supposed], rulesOf(rules)).map(toTableRow);
}

/** The confirmed table. */
export const groupAsConfirmed = (group: LiveGroup, rules: LiveTableRules): TableRow[] =>
  groupAsItStands({ ...group, open: [] }, rules);

/** The place of a team, from 1. */
export const placeOf = (team: string, rows: readonly TableRow[]): number =>
  rows.findIndex(({ tablename }) => tablename === team) + 1;
