import { boardOf } from '@maidan/match/board';
import type { MatchState } from '@maidan/match/fold';
import { hashLog } from '@maidan/match/log/hash';
import { Button } from '@maidan/ui/Button';
import { linesOf } from '@maidan/match/log-lines';
import { undoPlace } from './LogPanel.tsx';
import type { ScoreScreen } from './score-parts.ts';
import * as css from './Score.css.ts';

/** The end: every scorer says whether this is the result, and the organiser confirms it. */
export function FinishPanel({ session, score }: ScoreScreen & { state: MatchState }) {
  const { rules, log, match, scorer, agreed, status } = score;
  const board = boardOf(rules, log);
  const hash = hashLog(log);
  const own = log.findLast(({ id, type }) => id[0] === scorer && type === 'agree');
  const hasAgreed = own?.data['hash'] === hash;
  const others = agreed.filter((said) => said.scorer !== scorer && said.hash === hash);
  const end = linesOf(rules, log).find(({ place, kind }) => kind === 'counts' && place.counted?.type === 'end');
  return (
    <div className={css.panel}>
      <h2 className={css.panelTitle}>{status === 'confirmed' ? 'The result is confirmed' : 'Is this the result?'}</h2>
      <ul>
        {board.sides.map((side, index) => (
          <li key={index} className={css.batter}>
            <span className={css.batterName}>
              {index === 0 ? match.team_1 : match.team_2}
              <span className={css.figureValue}>{side.score || '–'}</span>
            </span>
            {side.detail}
          </li>
        ))}
      </ul>
      {others.map((said) => (
        <p key={said.scorer}>Scorer {said.scorer} sees the same and has said yes.</p>
      ))}
      {status === 'confirmed' ? (
        <p className={css.note}>The organiser can correct it. Thank you for scoring.</p>
      ) : (
        <>
          <p className={css.note}>
            {hasAgreed
              ? 'You have said yes. The organiser puts it in the table, the calendars and on the page of the match.'
              : 'Your yes tells the organiser that the score is checked.'}
          </p>
          {hasAgreed ? null : (
            <Button variant="signal" size="l" wide onClick={() => void session.play('agree', { hash })}>
              Yes, {board.sides.map((side) => side.score || '0').join(' - ')}
            </Button>
          )}
          {end ? (
            <Button wide onClick={() => void undoPlace(session, end)}>
              Not yet, back to scoring
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
