import { ballsOfOvers, oversOfBalls } from '@maidan/contract/rules/overs';
import type { CricketRules } from '@maidan/contract/league/match-log';
import { currentInnings, type CricketState, type Revision } from '@maidan/match/cricket/cricket';
import { t } from '@maidan/i18n/text';

/** What the umpires may change now. */
export interface Revisable {
  /** The current overs and target; there is a target once the first innings is over. */
  readonly now: Revision;
  /** Balls bowled and runs made in the current innings. */
  readonly bowled: number;
  readonly made: number;
  /** The most balls that an innings of this match can have. */
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

/** The title of the sheet, and of the key that opens it. */
export const reviseTitle = ({ innings: [first] }: CricketState): string =>
  first?.isClosed ? t('score.changeTarget') : t('score.changeOvers');

/** The text of both fields. */
export interface TypedRevision {
  readonly overs: string;
  readonly target: string;
}

/** The change, and an error text for each wrong field; the change is null while any field is wrong. */
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
    /** Whether the change ends this innings. */
    ends: revision !== null && bowled > 0 && (revision.balls === bowled || (now.target !== null && runs <= made)),
  };
}
