import { t } from '@maidan/i18n/text';
import type { Extra } from '@maidan/match/cricket/play-ball';
import { Dialog } from '@maidan/ui/Dialog';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import type { ScoreSession } from '../session/score-session.ts';
import * as padCss from '../Pad.css.ts';

function titleOf(extra: Extra): string {
  if (extra === 'wide') return t('score.wide');
  if (extra === 'noball') return t('score.noBall');
  return extra === 'bye' ? t('score.byes') : t('score.legByes');
}

interface ExtraSheetProps {
  session: ScoreSession;
  extra: Extra;
  /** Runs for the wide or no-ball itself. */
  penalty: number;
  close: () => void;
}

/** The second tap of an extra: the runs that were run or hit as well. */
export function ExtraSheet({ session, extra, penalty, close }: ExtraSheetProps) {
  const [off, setOff] = useState<'bat' | 'byes'>('bat');
  const hasPenalty = extra === 'wide' || extra === 'noball';
  // Five come from overthrows; six only off the bat.
  const choices = [...(hasPenalty ? [0] : []), 1, 2, 3, 4, 5, ...(extra === 'noball' && off === 'bat' ? [6] : [])];
  function record(runs: number): void {
    close();
    const isBat = extra === 'noball' && off === 'bat';
    const boundary = isBat && (runs === 4 || runs === 6) ? { boundary: true } : {};
    void session.play('ball', { extra, ...(isBat ? { bat: runs, ...boundary } : { runs }) });
  }
  return (
    <Dialog title={titleOf(extra)} open onClose={close}>
      {extra === 'noball' ? (
        <Choice
          label={t('score.runsOff')}
          columns="two"
          value={off}
          onChange={setOff}
          options={[
            { value: 'bat', label: t('score.offBat') },
            { value: 'byes', label: t('score.byes') },
          ]}
        />
      ) : null}
      <p className={padCss.legend}>{hasPenalty ? t('score.runsBesides', { count: penalty }) : t('score.runs')}</p>
      <div className={padCss.options}>
        {choices.map((runs) => (
          <button key={runs} type="button" className={padCss.key.runs} onClick={() => record(runs)}>
            {runs}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
