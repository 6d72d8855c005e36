import { t } from '@maidan/i18n/text';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import type { ScoreState } from './session/score-session.ts';

/** With more unsent events than this, the scorer is warned before leaving the ground. */
const MANY = 20;

const isAway = ({ isOffline, refusal, waiting }: Pick<ScoreState, 'isOffline' | 'refusal' | 'waiting'>): boolean =>
  isOffline || refusal !== null || waiting > MANY;

type Sent = Pick<ScoreState, 'isOffline' | 'refusal' | 'waiting' | 'elsewhere' | 'held' | 'scorers'>;

/** 'All sent' only when no match has unsent events on the phone and no event of this match waits for the organiser. */
export function syncOf(score: Sent): { kind: 'away' | 'busy' | 'sent'; text: string } {
  const { waiting, elsewhere, held, scorers } = score;
  if (isAway(score)) return { kind: 'away', text: t('score.keptHere', { count: waiting }) };
  if (waiting > 0 || elsewhere.length > 0) return { kind: 'busy', text: t('score.sending') };
  if (held > 0) return { kind: 'busy', text: t('score.notCounted', { count: held }) };
  const text = scorers > 1 ? t('score.allSentScorers', { count: scorers }) : t('score.allSent');
  return { kind: 'sent', text };
}

/** Warnings that stay on the page while they apply. */
export function stripsOf(
  score: Sent & Pick<ScoreState, 'isKept' | 'status' | 'discarded'>,
  stage: MatchBoard['stage'],
): string[] {
  const { refusal, elsewhere, isKept, status, discarded } = score;
  return [
    isAway(score) && (refusal === null ? t('score.noSignal') : t('score.refused', { reason: refusal })),
    ...elsewhere.map(({ match, waiting: count, refusal: reason }) =>
      [t('score.unsentElsewhere', { count, one: match.team_1, two: match.team_2 }), reason].filter(Boolean).join(' '),
    ),
    !isKept && t('score.keepsNothing'),
    status === 'held' && t('score.held'),
    status === 'cancelled' && t('score.cancelled'),
    // After the end, FinishPanel says so.
    status === 'confirmed' && stage !== 'finished' && t('score.confirmedEarly'),
    discarded > 0 && t('score.discarded', { count: discarded }),
  ].filter((text) => text !== false);
}
