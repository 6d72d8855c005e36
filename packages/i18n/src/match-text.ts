import { t } from './text.ts';

/** The names of the two sides of a match. */
export type SideNames = readonly [one: string, two: string];

type Values = readonly string[];
type Wording = (values: Values, nameOf: (side: string | undefined) => string) => string;

const runsText = (count: string | undefined): string =>
  count === '0' ? t('board.noRun') : t('board.runs', { count: count ?? '' });

function outText(how: string | undefined): string {
  switch (how) {
    case 'bowled':
      return t('board.bowled');
    case 'caught':
      return t('board.caught');
    case 'lbw':
      return t('board.lbw');
    case 'runout':
      return t('board.runOut');
    case 'stumped':
      return t('board.stumped');
    case 'hitwicket':
      return t('board.hitWicket');
    case 'other':
      return t('board.obstructing');
    default:
      return t('board.out');
  }
}

const ofBall: Readonly<Record<string, Wording>> = {
  norun: () => t('board.noRun'),
  runs: ([count]) => runsText(count),
  wide: () => t('board.wide'),
  noball: () => t('board.noBall'),
  byes: ([count = '']) => t('board.byes', { count }),
  legbyes: ([count = '']) => t('board.legByes', { count }),
  four: () => t('board.four'),
  six: () => t('board.six'),
  out: ([how]) => outText(how),
  other: ([how]) => t('board.otherBatter', { how: outText(how) }),
  over: ([over = '', runs, total = '']) => t('board.over', { over, runs: runsText(runs), total }),
};

/** For a shortened match. */
const ofRevision: Readonly<Record<string, Wording>> = {
  target: ([target = '', count = '']) => t('board.revisedTarget', { target, count }),
  short: ([count = '']) => t('board.shortened', { count }),
};

const ofPlay: Readonly<Record<string, Wording>> = {
  toss: ([by, bats], nameOf) => t('board.toss', { winner: nameOf(by), batting: nameOf(bats) }),
  innings: ([side], nameOf) => t('board.innings', { team: nameOf(side) }),
  retiredhurt: ([shirt = '', runs = '']) => t('board.retiredHurt', { shirt, runs }),
  retiredout: ([shirt = '', runs = '']) => t('board.retiredOut', { shirt, runs }),
  penaltyruns: ([side, runs = ''], nameOf) => t('board.penaltyRuns', { team: nameOf(side), runs }),
  score: ([one = '', two = '', side], nameOf) => t('board.score', { one, two, team: nameOf(side) }),
  side: ([side], nameOf) => nameOf(side),
  shirt: ([shirt = '']) => t('board.shirt', { shirt }),
  owngoal: () => t('board.ownGoal'),
  penalty: () => t('board.penalty'),
  redcard: ([side], nameOf) => t('board.redCard', { team: nameOf(side) }),
  yellowcard: ([side], nameOf) => t('board.yellowCard', { team: nameOf(side) }),
  ...ofRevision,
  timeout: ([side], nameOf) => t('board.timeOut', { team: nameOf(side) }),
  pause: () => t('board.pause'),
  resume: () => t('board.resume'),
  end: () => t('board.end'),
};

const ofSide: Readonly<Record<string, Wording>> = {
  overs: ([count = '']) => t('board.overs', { count }),
  batter: ([shirt = '', runs = '']) => t('board.batter', { shirt, runs }),
  ...ofRevision,
  yettobat: () => t('board.yetToBat'),
  allout: () => t('board.allOut'),
  yellow: ([count = '']) => t('board.yellow', { count }),
  red: ([count = '']) => t('board.red', { count }),
};

/** The text of one phrase; null for a phrase unknown to this version. */
function formatPhrase(phrase: string, wordings: Readonly<Record<string, Wording>>, sides: SideNames): string | null {
  const [name = '', ...values] = phrase.split(':');
  const wording = Object.hasOwn(wordings, name) ? wordings[name] : undefined;
  return wording?.(values, (side) => sides[Number(side) - 1] ?? '') ?? null;
}

const phrasesOf = (say: string): string[] => say.split(' ').filter(Boolean);

/**
 * A line of the feed in the page's language: `noball runs:3` is 'No-ball, 3 runs'.
 * @param more further phrases that it may contain
 */
export function formatLine(say: string, sides: SideNames, more: Readonly<Record<string, Wording>> = {}): string {
  const wordings = { ...ofBall, ...ofPlay, ...more };
  const text = phrasesOf(say)
    .flatMap((phrase) => formatPhrase(phrase, wordings, sides) ?? [])
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isBatter = (phrase: string): boolean => phrase.startsWith('batter:');

const joinDetails = (phrases: readonly string[]): string =>
  phrases.flatMap((phrase) => formatPhrase(phrase, ofSide, ['', '']) ?? []).join(', ');

/** The text below a side's score: `overs:2.3 batter:7:12` is '2.3 overs. No. 7: 12'. */
export function formatDetail(say: string): string {
  const phrases = phrasesOf(say);
  const rest = phrases.filter((phrase) => !isBatter(phrase));
  return [joinDetails(rest), joinDetails(phrases.filter(isBatter))].filter(Boolean).join('. ');
}

/** The texts above, in and below the circle between the sides. */
export interface CentreText {
  readonly above: string;
  readonly figure: string;
  readonly below: string;
}

/** The most important fact now: `needs:18:21` is 'needs', '18' and 'off 21 balls'. */
export function formatCentre(say: string): CentreText {
  const [name, figure = '', count = ''] = say.split(':');
  switch (name) {
    case 'needs':
      return { above: t('board.needs'), figure, below: t('board.offBalls', { count }) };
    case 'target':
      return {
        above: t('board.target'),
        figure,
        below: count === '' ? t('board.toWin') : t('board.offOvers', { count }),
      };
    case 'wonbyruns':
      return { above: t('board.wonBy'), figure, below: t('board.marginRuns', { count: figure }) };
    case 'wonbywickets':
      return { above: t('board.wonBy'), figure, below: t('board.marginWickets', { count: figure }) };
    case 'tie':
      return { above: '', figure: t('board.tie'), below: '' };
    case 'fulltime':
      return { above: t('board.fullAbove'), figure: t('board.fullTime'), below: '' };
    case 'halftime':
      return { above: t('board.halfAbove'), figure: t('board.halfTime'), below: '' };
    case 'endofquarter':
      return { above: t('board.endOfAbove'), figure, below: t('board.quarter') };
    case 'extratime':
      return { above: t('board.extraAbove'), figure, below: t('board.extraTime') };
    case 'half':
      return { above: t('board.half'), figure, below: t('board.ofPeriods', { count }) };
    case 'quarter':
      return { above: t('board.quarter'), figure, below: t('board.ofPeriods', { count }) };
    default:
      return { above: '', figure: t('board.versus'), below: '' };
  }
}
