import { t } from '@maidan/i18n/text';
import { formatLogLine } from '@maidan/i18n/log-text';
import { linesOf } from '@maidan/match/log-lines';
import { useMemo } from 'react';
import { undoPlace } from './LogPanel.tsx';
import { namesOf, type ScoreScreen } from './score-parts.ts';
import * as padCss from './Pad.css.ts';

/** Names the event that it undoes. */
export function UndoKey({ session, score, shape = 'undo' }: ScoreScreen & { shape?: 'undo' | 'undoHalf' | 'undoRow' }) {
  const { rules, log, match } = score;
  const last = useMemo(() => linesOf(rules, log).find(({ kind }) => kind === 'counts'), [rules, log]);
  return (
    <button
      type="button"
      className={padCss.key[shape]}
      disabled={last === undefined}
      onClick={() => (last ? void undoPlace(session, last) : undefined)}
    >
      {t('league.undo')}
      {last ? (
        <span className={padCss.keyNote}>
          {[last.line.at, formatLogLine(last.line.say, namesOf(match))].filter(Boolean).join(': ')}
        </span>
      ) : null}
    </button>
  );
}
