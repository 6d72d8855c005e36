import { t } from '@maidan/i18n/text';
import { formatDetail } from '@maidan/i18n/match-text';
import { boardOf } from '@maidan/match/board';
import type { MatchState } from '@maidan/match/fold';
import { hashLog } from '@maidan/match/log/hash';
import { Button } from '@maidan/ui/Button';
import { linesOf } from '@maidan/match/log-lines';
import { undoPlace } from './LogPanel.tsx';
import { outcomeText, type ScoreScreen } from './score-parts.ts';
import * as css from './Score.css.ts';

/** The end of a match: each scorer agrees to the result, then the organiser confirms it. */
export function FinishPanel({ session, score, state }: ScoreScreen & { state: MatchState }) {
  const { rules, log, match, scorer, agreed, status } = score;
  if (status === 'confirmed') {
    // The scores are unknown here: the organiser may have entered others than those in the log.
    return (
      <div className={css.panel}>
        <h2 className={css.panelTitle}>{t('score.isConfirmed')}</h2>
        <p className={css.note}>{t('score.thanks')}</p>
      </div>
    );
  }
  const outcome = outcomeText(score, state);
  const board = boardOf(rules, log);
  const hash = hashLog(log);
  const own = log.findLast(({ id, type }) => id[0] === scorer && type === 'agree');
  const hasAgreed = own?.data['hash'] === hash;
  const others = agreed.filter((said) => said.scorer !== scorer && said.hash === hash);
  const end = linesOf(rules, log).find(({ place, kind }) => kind === 'counts' && place.counted?.type === 'end');
  return (
    <div className={css.panel}>
      <h2 className={css.panelTitle}>{t('score.isResult')}</h2>
      {outcome === '' ? null : <p className={css.outcome}>{outcome}</p>}
      <ul>
        {board.sides.map((side, index) => (
          <li key={index} className={css.side}>
            <span className={css.batterName}>
              {index === 0 ? match.team_1 : match.team_2}
              <span className={css.figureValue}>{side.score || '–'}</span>
            </span>
            {formatDetail(side.say)}
          </li>
        ))}
      </ul>
      {others.map((said) => (
        <p key={said.scorer}>{t('score.otherAgrees', { scorer: said.scorer })}</p>
      ))}
      <p className={css.note}>{hasAgreed ? t('score.hasAgreed') : t('score.agreeNote')}</p>
      {hasAgreed ? null : (
        <Button variant="signal" size="l" wide onClick={() => void session.play('agree', { hash })}>
          {t('score.agree', { score: board.sides.map((side) => side.score || '0').join(' - ') })}
        </Button>
      )}
      {end ? (
        <Button wide onClick={() => void undoPlace(session, end)}>
          {t('score.notYet')}
        </Button>
      ) : null}
    </div>
  );
}
