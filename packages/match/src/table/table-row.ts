import type { TableRow } from '@maidan/contract/league/league-tables';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { netRunRateText } from './net-run-rate.ts';
import type { Standing } from './standings.ts';

export function toTableRow({ name, matches, win, lost, points, nrr, runRateParts, level }: Standing): TableRow {
  const workings = runRateParts && {
    scored: runRateParts.scored,
    overs_faced: oversOfBalls(runRateParts.faced),
    conceded: runRateParts.conceded,
    overs_bowled: oversOfBalls(runRateParts.bowled),
  };
  return {
    tablename: name,
    matches,
    win,
    lost,
    nrr: nrr === null ? null : netRunRateText(nrr),
    points,
    workings,
    level: level && {
      teams: [...level.teams],
      steps: level.steps.map(({ placed_by, parts }) => ({ placed_by, parts: parts.map((part) => [...part]) })),
    },
  };
}
