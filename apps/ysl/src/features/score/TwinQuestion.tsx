import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { ScoreSession, ScoreState } from './session/score-session.ts';
import { namesOf, whatText } from './score-parts.ts';
import * as css from './Score.css.ts';

interface TwinQuestionProps {
  session: ScoreSession;
  score: ScoreState;
  twin: NonNullable<ScoreState['twin']>;
}

/** Two scorers who see one ball record it seconds apart: only they know whether it was one. */
export function TwinQuestion({ session, score, twin }: TwinQuestionProps) {
  const { event, tap, isEqual } = twin;
  const sides = namesOf(score.match);
  const answer = (isOneMore: boolean) => void session.answerTwin(isOneMore);
  return (
    <Dialog title={t('score.sameOrMore')} open onClose={() => answer(false)}>
      <div className={css.panel}>
        <p>{t('score.justRecorded', { scorer: event.id[0], what: whatText(event, sides) })}</p>
        {!isEqual && <p>{t('score.youSaw', { scorer: score.scorer, what: whatText(tap, sides) })}</p>}
        <Button variant="signal" size="l" wide onClick={() => answer(false)}>
          {t('score.theSame')}
        </Button>
        <Button size="l" wide onClick={() => answer(true)}>
          {t('score.oneMore')}
        </Button>
      </div>
    </Dialog>
  );
}
