import { t } from '@maidan/i18n/text';
import type { MatchState } from '@maidan/match/fold';
import { CheckIcon, OfflineIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { CITY_ZONE, formatClock, momentIn } from '@maidan/i18n/date-time';
import type { ScoreState } from './session/score-session.ts';
import { stripsOf, syncOf } from './sync-text.ts';
import * as css from './Score.css.ts';

function periodOf({ play }: MatchState): string {
  if (play.sport === 'cricket') {
    const count = play.innings.length;
    if (count === 0) return t('score.beforeInnings');
    return count === 1 ? t('score.firstInnings') : t('score.secondInnings');
  }
  return play.sport === 'plain' ? '' : t('score.period', { count: play.period });
}

interface ScoreHeadProps {
  score: ScoreState;
  state: MatchState;
  /** Opens the first disputed event; undefined while there is none. */
  look: (() => void) | undefined;
}

/** The match, whether everything has been sent, and any dispute. Its height never changes. */
export function ScoreHead({ score, state, look }: ScoreHeadProps) {
  const { match, scorer, scorers } = score;
  const self = scorers > 1 ? t('score.scorerNumber', { scorer }) : '';
  const { team_1: one, team_2: two } = match;
  const meeting = t('score.meeting', { one, two });
  const sync = syncOf(score);
  return (
    <>
      <header className={css.head}>
        <div className={css.names}>
          {look ? (
            <>
              <h1>
                <VisuallyHidden>{meeting}</VisuallyHidden>
              </h1>
              <button type="button" className={css.look} onClick={look}>
                {t('score.disputed')}
              </button>
            </>
          ) : (
            <>
              <h1 className={css.title}>{meeting}</h1>
              <p className={css.sub}>{[self, match.category, periodOf(state)].filter(Boolean).join(' · ')}</p>
            </>
          )}
        </div>
        <output className={css.sync} data-off={sync.kind === 'away' ? '' : undefined}>
          {sync.kind === 'away' ? <OfflineIcon size={20} /> : null}
          {sync.kind === 'sent' ? <CheckIcon size={20} /> : null}
          {sync.text}
        </output>
      </header>
      {stripsOf(score, state.stage).map((strip) => (
        <p key={strip} className={css.strip}>
          {strip}
        </p>
      ))}
    </>
  );
}

/** '9:00 PM', in Indian time. */
export const clockOf = (instant: string): string => formatClock(momentIn(CITY_ZONE, instant));
