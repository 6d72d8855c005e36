import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import type { ScoreSession, ScoreState } from '../session/score-session.ts';
import { namesOf, whatText } from '../score-parts.ts';

interface TwinQuestionProps {
  session: ScoreSession;
  score: ScoreState;
  twin: NonNullable<ScoreState['twin']>;
  /** Called when the scorers recorded the same event differently. */
  onDispute: () => void;
}

/** Two scorers record a ball seconds apart: only they know whether it was the same one. */
export function TwinQuestion({ session, score, twin, onDispute }: TwinQuestionProps) {
  const { event, tap, isEqual } = twin;
  const sides = namesOf(score.match);
  function answer(isOneMore: boolean): void {
    void session.answerTwin(isOneMore);
    if (!isOneMore && !isEqual) onDispute();
  }
  return (
    <Dialog title={t('score.sameOrMore')} open onClose={() => answer(false)}>
      <Grid gap={4}>
        <p>{t('score.justRecorded', { scorer: event.id[0], what: whatText(event, sides) })}</p>
        {!isEqual && <p>{t('score.youSaw', { scorer: score.scorer, what: whatText(tap, sides) })}</p>}
        <Button variant="signal" size="l" wide onClick={() => answer(false)}>
          {t('score.theSame')}
        </Button>
        <Button size="l" wide onClick={() => answer(true)}>
          {t('score.oneMore')}
        </Button>
      </Grid>
    </Dialog>
  );
}
