import { t } from '@maidan/i18n/text';
import { formatCentre, formatDetail, formatLine, type CentreText, type SideNames } from '@maidan/i18n/match-text';
import type { MatchBoard } from '@maidan/contract/league/match-day';

export interface Need {
  readonly side: 1 | 2;
  readonly text: string;
}

/** How far a match is, until and after its result is confirmed. */
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

/** A line of the feed. What was recorded before there were phrases stays English. */
export const lineText = ({ say, text }: MatchBoard['feed'][number], sides: SideNames): string =>
  say === '' ? text : formatLine(say, sides);

/** What belongs below the score of a side. */
export const detailText = ({ say, detail }: { say: string; detail: string }): string =>
  say === '' ? detail : formatDetail(say);

/** What the circle between the sides says. */
export const centreText = (centre: MatchBoard['centre']): CentreText =>
  centre !== null && centre.say === '' ? centre : formatCentre(centre?.say ?? '');

/** What a chase takes of both sides: exact, so that one run fewer does not do. */
function chaseNeeds(runs: number, balls: number, wickets: number): [own: string, theirs: string] {
  const own = t('match.runsOffBalls', {
    runs: t('match.runs', { count: runs }),
    balls: t('match.balls', { count: balls }),
  });
  const most = runs - 2;
  const values = { wickets: t('match.wickets', { count: wickets }) };
  if (most < 0) return [own, t('match.wicketsToWin', values)];
  return [own, t('match.wicketsOrRuns', { ...values, runs: t('match.runs', { count: most }) })];
}

/** What each side needs at this stage of a cricket match, who bats first; nothing in other sports. */
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
  // The English text, which is in every board.
  if (centre?.above === 'target') {
    const { figure } = centre;
    return both(t('match.keepBelow', { figure }), t('match.runsToWin', { figure }));
  }
  if (centre?.figure !== 'v') return both(t('match.lastBall'), t('match.lastBall'));
  return both(t('match.asMany'), t('match.oneMore'));
}
