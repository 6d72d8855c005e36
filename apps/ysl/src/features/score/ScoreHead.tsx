import { t } from '@maidan/i18n/text';
import type { MatchState } from '@maidan/match/fold';
import { CheckIcon, OfflineIcon } from '@maidan/ui/icons';
import { CITY_ZONE, formatClock, momentIn } from '@maidan/i18n/date-time';
import type { ScoreState } from './score-session.ts';
import * as css from './Score.css.ts';

function periodOf({ play }: MatchState): string {
  if (play.sport === 'cricket') {
    const count = play.innings.length;
    if (count === 0) return t('score.beforeInnings');
    return count === 1 ? t('score.firstInnings') : t('score.secondInnings');
  }
  return play.sport === 'plain' ? '' : t('score.period', { count: play.period });
}

/** Which match it is, and whether everything has been sent. */
export function ScoreHead({ score, state }: { score: ScoreState; state: MatchState }) {
  const { match, waiting, elsewhere, isOffline, refusal, scorers, isKept, status } = score;
  const { team_1: one, team_2: two } = match;
  const isAway = isOffline || refusal !== null || waiting > 20;
  const isSending = waiting > 0 || elsewhere.length > 0;
  return (
    <>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>{t('score.meeting', { one, two })}</h1>
          <p className={css.sub}>{[match.category, periodOf(state)].filter(Boolean).join(' · ')}</p>
        </div>
        <output className={css.sync} data-off={isAway ? '' : undefined}>
          {isAway ? <OfflineIcon size={20} /> : isSending ? null : <CheckIcon size={20} />}
          {isAway
            ? t('score.keptHere', { count: waiting })
            : isSending
              ? t('score.sending')
              : scorers > 1
                ? t('score.allSentScorers', { count: scorers })
                : t('score.allSent')}
        </output>
      </header>
      {isAway ? (
        <p className={css.strip}>{refusal === null ? t('score.noSignal') : t('score.refused', { reason: refusal })}</p>
      ) : null}
      {elsewhere.map(({ match: { id, team_1, team_2 }, waiting: count, refusal: reason }) => (
        <p key={id} className={css.strip}>
          {t('score.unsentElsewhere', { count, one: team_1, two: team_2 })} {reason}
        </p>
      ))}
      {isKept ? null : <p className={css.strip}>{t('score.keepsNothing')}</p>}
      {status === 'held' ? <p className={css.strip}>{t('score.held')}</p> : null}
    </>
  );
}

/** '9:00 PM', in India. */
export const clockOf = (instant: string): string => formatClock(momentIn(CITY_ZONE, instant));
