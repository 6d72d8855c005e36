import { t } from '@maidan/i18n/text';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { ballsOfOvers } from '@maidan/contract/rules/overs';

export interface Need {
  readonly side: 1 | 2;
  readonly text: string;
}

/** The stage of a match, including whether its result is confirmed. */
export function liveLabel({ stage, confirmed, corrected }: MatchBoard): string {
  if (corrected) return t('match.corrected');
  if (confirmed) return t('match.confirmed');
  switch (stage) {
    case 'ready':
      return t('match.notBegun');
    case 'live':
      return t('league.live');
    case 'break':
      return t('league.break');
    default:
      return t('match.finished');
  }
}

const runsOffBalls = (runs: number, balls: number): string =>
  t('match.runsOffBalls', { runs: t('match.runs', { count: runs }), balls: t('match.balls', { count: balls }) });

/** What both sides need in a chase. Exact: one run fewer is not enough. */
function chaseNeeds(runs: number, balls: number, wickets: number): [own: string, theirs: string] {
  const own = runsOffBalls(runs, balls);
  const most = runs - 2;
  const values = { wickets: t('match.wickets', { count: wickets }) };
  if (most < 0) return [own, t('match.wicketsToWin', values)];
  return [own, t('match.wicketsOrRuns', { ...values, runs: t('match.runs', { count: most }) })];
}

/** What each side needs at this stage of a cricket match, batting side first; empty for other sports. */
export function needsOf({ stage, turn, centre, chase, confirmed }: MatchBoard): Need[] {
  if (turn === null) return [];
  const [runs, balls = 0, wickets = 0] = chase;
  const other = turn === 1 ? 2 : 1;
  const both = (own: string, theirs: string): Need[] => [
    { side: turn, text: own },
    { side: other, text: theirs },
  ];
  if (stage === 'finished') {
    const text = confirmed ? t('match.needsTable') : t('match.needsConfirmation');
    return both(text, text);
  }
  if (runs !== undefined) return both(...chaseNeeds(runs, balls, wickets));
  const [phrase, figure = '', overs] = centre.split(':');
  if (phrase === 'target') {
    // Reduced overs are part of the target.
    const left = ballsOfOvers(overs ?? '');
    const theirs = left === null ? t('match.runsToWin', { figure }) : runsOffBalls(Number(figure), left);
    return both(t('match.keepBelow', { figure }), theirs);
  }
  if (phrase !== 'versus') return both(t('match.bothOver'), t('match.bothOver'));
  return both(t('match.asMany'), t('match.oneMore'));
}
