import type { MatchState } from '@maidan/match/fold';
import { CheckIcon, OfflineIcon } from '@maidan/ui/icons';
import { formatClock, momentIn } from '@maidan/i18n/date-time';
import type { ScoreState } from './score-session.ts';
import * as css from './Score.css.ts';

const periodNames = ['1st', '2nd', '3rd', '4th'];

function periodOf({ play }: MatchState): string {
  if (play.sport === 'cricket') {
    const count = play.innings.length;
    return count === 0 ? 'Before the first innings' : `${periodNames[count - 1]} innings`;
  }
  return play.sport === 'plain' ? '' : `Period ${play.period}`;
}

/** Which match it is, and whether everything has been sent. */
export function ScoreHead({ score, state }: { score: ScoreState; state: MatchState }) {
  const { match, waiting, isOffline, refusal, scorers, isKept, status } = score;
  const { team_1: one, team_2: two } = match;
  const isAway = isOffline || refusal !== null || waiting > 20;
  return (
    <>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>
            {one} v {two}
          </h1>
          <p className={css.sub}>{[match.category, periodOf(state)].filter(Boolean).join(' · ')}</p>
        </div>
        <output className={css.sync} data-off={isAway ? '' : undefined}>
          {isAway ? <OfflineIcon size={20} /> : <CheckIcon size={20} />}
          {isAway
            ? `${waiting} kept here`
            : waiting > 0
              ? 'Sending'
              : `All sent${scorers > 1 ? `, ${scorers} scorers` : ''}`}
        </output>
      </header>
      {isAway ? (
        <p className={css.strip}>
          {refusal === null ? 'No signal. Score on, it is all kept here.' : `${refusal} It is all kept here.`}
        </p>
      ) : null}
      {isKept ? null : (
        <p className={css.strip}>This browser keeps nothing: leave this page open until everything is sent.</p>
      )}
      {status === 'held' ? (
        <p className={css.strip}>This link is over. What you score now waits for the organiser.</p>
      ) : null}
    </>
  );
}

/** '9:00 PM', in India. */
export const clockOf = (instant: string): string => formatClock(momentIn('Asia/Kolkata', instant));
