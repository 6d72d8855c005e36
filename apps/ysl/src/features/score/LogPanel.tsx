import { t } from '@maidan/i18n/text';
import { formatLogLine } from '@maidan/i18n/log-text';
import { linesOf, type LogLine } from '@maidan/match/log-lines';
import { findUndoing } from '@maidan/match/log/merge';
import { Button } from '@maidan/ui/Button';
import { useMemo } from 'react';
import type { ScoreSession, ScoreState } from './session/score-session.ts';
import { namesOf } from './score-parts.ts';
import * as css from './Score.css.ts';

interface LogPanelProps {
  session: ScoreSession;
  score: ScoreState;
  close: () => void;
}

/** Crosses out an entry, whichever scorer wrote it. */
export async function undoPlace(session: ScoreSession, { place }: LogLine): Promise<void> {
  for (const { id } of place.open) await session.play('void', { id: [...id] });
}

async function bringBack(session: ScoreSession, score: ScoreState, { place }: LogLine): Promise<void> {
  for (const { id } of findUndoing(score.log, place)) await session.play('void', { id: [...id] });
}

/** Every event, newest first. Undone events stay in the list, crossed out. */
export function LogPanel({ session, score, close }: LogPanelProps) {
  const { rules, log, match } = score;
  const sides = namesOf(match);
  const lines = useMemo(() => linesOf(rules, log), [rules, log]);
  return (
    <section className={css.log} aria-label={t('score.log')}>
      <div className={css.panel}>
        <Button wide onClick={close}>
          {t('score.back')}
        </Button>
      </div>
      <ol>
        {lines.map((entry) => (
          <li key={entry.place.events[0]?.id.join('.')} className={css.line}>
            <span className={css.lineAt}>{entry.line.at}</span>
            {entry.line.mark === '' ? <span /> : <span className={css.ball[entry.line.look]}>{entry.line.mark}</span>}
            <span className={css.lineText} data-kind={entry.kind}>
              {formatLogLine(entry.line.say, sides)}
            </span>
            {entry.kind === 'undone' ? (
              <button type="button" className={css.lineAct} onClick={() => void bringBack(session, score, entry)}>
                {t('score.bringBack')}
              </button>
            ) : (
              <button type="button" className={css.lineAct} onClick={() => void undoPlace(session, entry)}>
                {t('league.undo')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
