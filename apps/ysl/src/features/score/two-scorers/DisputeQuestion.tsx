import { t } from '@maidan/i18n/text';
import type { LogLine } from '@maidan/match/log-lines';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import type { ScoreSession, ScoreState } from '../session/score-session.ts';
import { namesOf, whatText } from '../score-parts.ts';
import * as padCss from '../Pad.css.ts';
import * as css from '../Score.css.ts';

interface DisputeQuestionProps {
  session: ScoreSession;
  score: ScoreState;
  disputed: LogLine;
  close: () => void;
}

/** Asks which of several conflicting events counts. */
export function DisputeQuestion({ session, score, disputed, close }: DisputeQuestionProps) {
  const { line, place } = disputed;
  function choose(id: readonly [number, number]): void {
    close();
    void session.play('choose', { id: [...id] });
  }
  return (
    <Dialog title={[line.at, t('score.disputed')].filter(Boolean).join(': ')} open onClose={close}>
      <Grid gap={4}>
        <p className={css.note}>{t('score.disputedHint')}</p>
        <div className={padCss.optionsTwo}>
          {place.open.map((event) => {
            const seen = { scorer: event.id[0], what: whatText(event, namesOf(score.match)) };
            return (
              <Button key={event.id[0]} wide onClick={() => choose(event.id)}>
                {event.id[0] === score.scorer ? t('score.youSaw', seen) : t('score.scorerSaw', seen)}
              </Button>
            );
          })}
        </div>
      </Grid>
    </Dialog>
  );
}
