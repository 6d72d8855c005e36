import { ballsOfOvers, oversOfBalls } from '@maidan/contract/rules/overs';
import type { CricketRules } from '@maidan/contract/league/match-log';
import { currentInnings, type CricketState, type Revision } from '@maidan/match/cricket/cricket';
import { t } from '@maidan/i18n/text';

/** What the umpires may change now. */
export interface Revisable {
  /** As it is now; there is a target once the first innings is over. */
  readonly now: Revision;
  /** Balls of the innings that is played, and its runs. */
  readonly bowled: number;
  readonly made: number;
  /** Balls that an innings of this match has at most. */
  readonly most: number;
}

export function revisableOf(play: CricketState, rules: CricketRules): Revisable {
  const [first, second] = play.innings;
  const innings = currentInnings(play);
  const open = innings?.isClosed ? undefined : innings;
  const target = first?.isClosed ? (second?.target ?? play.revised?.target ?? first.runs + 1) : null;
  return {
    now: { balls: open?.quota ?? play.revised?.balls ?? rules.balls, target },
    bowled: open?.balls ?? 0,
    made: open?.runs ?? 0,
    most: rules.balls,
  };
}

/** What the sheet is called, and the key that opens it. */
export const reviseTitle = ({ innings: [first] }: CricketState): string =>
  first?.isClosed ? t('score.changeTarget') : t('score.changeOvers');

/** What was typed. */
export interface TypedRevision {
  readonly overs: string;
  readonly target: string;
}

/** The change, and what is wrong with each field in words; the change is null while something is. */
export function readRevision({ overs, target }: TypedRevision, { now, bowled, made, most }: Revisable) {
  const balls = ballsOfOvers(overs.trim().replace(',', '.'));
  const runs = /^\d{1,4}$/.test(target.trim()) ? Number(target) : 0;
  const wrongOvers =
    balls === null || balls === 0
      ? t('score.badOvers')
      : balls > most
        ? t('score.tooManyOvers', { count: oversOfBalls(most) })
        : balls < bowled
          ? t('score.tooFewOvers', { count: oversOfBalls(bowled) })
          : undefined;
  const wrongTarget = now.target === null || (runs >= 1 && runs <= 2000) ? undefined : t('score.badTarget');
  const isWrong = balls === null || wrongOvers !== undefined || wrongTarget !== undefined;
  const revision: Revision | null = isWrong ? null : { balls, target: now.target === null ? null : runs };
  return {
    wrongOvers,
    wrongTarget,
    revision,
    /** Whether nothing is left to play in this innings then. */
    ends: revision !== null && bowled > 0 && (revision.balls === bowled || (now.target !== null && runs <= made)),
  };
}
