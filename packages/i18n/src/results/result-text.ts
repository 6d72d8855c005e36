import { t } from '../text.ts';

/** The facts that decide how a match ended. */
interface Result {
  readonly team_1: string;
  readonly team_2: string;
  readonly winner: 1 | 2 | null;
  readonly decided_by: keyof ReturnType<typeof ways> | null;
  readonly won_by: { readonly margin: number; readonly unit: 'runs' | 'wickets' } | null;
  readonly level: 'tie' | 'draw' | null;
}

const ways = () => ({
  penalties: t('bracket.byPenalties'),
  super_over: t('bracket.bySuperOver'),
  extra_time: t('bracket.byExtraTime'),
  walkover: t('bracket.byWalkover'),
  higher_place: t('bracket.byHigherPlace'),
  lots: t('bracket.byLots'),
});

/** 'Won by 19 runs', 'Won by 1 wicket'. */
export const marginText = ({ margin, unit }: NonNullable<Result['won_by']>): string =>
  unit === 'runs' ? t('match.wonByRuns', { count: margin }) : t('match.wonByWickets', { count: margin });

/** 'Walkover: Jets', 'Jets won on penalties', 'Jets: Won by 19 runs', 'Jets won', 'Tie' or 'Draw'; '' before it ended. */
export function resultText(result: Result): string {
  const { winner, decided_by: by, won_by: wonBy, level } = result;
  const team = winner === null ? '' : winner === 1 ? result.team_1 : result.team_2;
  if (team === '') return level === null ? '' : level === 'tie' ? t('match.tie') : t('match.draw');
  if (by === 'walkover') return t('match.walkover', { team });
  if (by !== null) return t('bracket.wonTie', { team, how: ways()[by] });
  return wonBy === null ? t('match.teamWon', { team }) : t('embed.wonBy', { team, margin: marginText(wonBy) });
}
