import { t } from '@maidan/i18n/text';
import { formatLogLine } from '@maidan/i18n/log-text';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { plainLine } from '@maidan/match/log-lines';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { ScoreSession, ScoreState } from './session/score-session.ts';
import { namesOf } from './score-parts.ts';
import * as css from './Score.css.ts';

/** Two scorers who see one ball record it seconds apart: only they know whether it was one. */
export function TwinQuestion({
  session,
  match,
  twin,
}: Pick<ScoreState, 'match'> & { session: ScoreSession; twin: MatchEvent }) {
  const { mark, say } = plainLine(twin);
  const answer = (isOneMore: boolean) => void session.answerTwin(isOneMore);
  return (
    <Dialog title={t('score.sameOrMore')} open onClose={() => answer(false)}>
      <div className={css.panel}>
        <p>{t('score.justRecorded', { scorer: twin.id[0], what: mark || formatLogLine(say, namesOf(match)) })}</p>
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
