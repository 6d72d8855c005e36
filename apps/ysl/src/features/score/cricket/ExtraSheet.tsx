import { Dialog } from '@maidan/ui/Dialog';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import type { ScoreSession } from '../score-session.ts';
import * as padCss from '../Pad.css.ts';

type Extra = 'wide' | 'noball' | 'bye' | 'legbye';
const titles: Readonly<Record<Extra, string>> = { wide: 'Wide', noball: 'No ball', bye: 'Byes', legbye: 'Leg byes' };

interface ExtraSheetProps {
  session: ScoreSession;
  extra: Extra;
  /** Runs of a wide or a no-ball itself. */
  penalty: number;
  close: () => void;
}

/** The second tap of an extra: what was run or hit besides. */
export function ExtraSheet({ session, extra, penalty, close }: ExtraSheetProps) {
  const [off, setOff] = useState<'bat' | 'byes'>('bat');
  const hasPenalty = extra === 'wide' || extra === 'noball';
  const choices = hasPenalty ? [0, 1, 2, 3, 4, 6] : [1, 2, 3, 4];
  function record(runs: number): void {
    close();
    const isBat = extra === 'noball' && off === 'bat';
    const boundary = isBat && (runs === 4 || runs === 6) ? { boundary: true } : {};
    void session.play('ball', { extra, ...(isBat ? { bat: runs, ...boundary } : { runs }) });
  }
  return (
    <Dialog title={titles[extra]} open onClose={close}>
      {extra === 'noball' ? (
        <Choice
          label="Runs off"
          columns="two"
          value={off}
          onChange={setOff}
          options={[
            { value: 'bat', label: 'The bat' },
            { value: 'byes', label: 'Byes' },
          ]}
        />
      ) : null}
      <p className={padCss.legend}>{hasPenalty ? `Runs besides the ${penalty}` : 'Runs'}</p>
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
