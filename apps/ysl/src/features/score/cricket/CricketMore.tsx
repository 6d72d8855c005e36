import { type Innings } from '@maidan/match/cricket/innings';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { CricketParts } from './CricketScreen.tsx';
import * as css from '../Score.css.ts';

/** What happens seldom. */
export function CricketMore(parts: CricketParts & { innings: Innings; close: () => void }) {
  const { session, score, innings, close, openLog } = parts;
  const act = (type: string, data = {}) => {
    close();
    void session.play(type, data);
  };
  const { match } = score;
  return (
    <Dialog title="More" open onClose={close}>
      <div className={css.panel}>
        <Button wide onClick={() => act('ball', { bat: 5 })}>
          Five runs, overthrows
        </Button>
        <Button wide onClick={() => act('retire', { who: 'faced', hurt: true })}>
          No. {innings.striker} leaves hurt, may return
        </Button>
        <Button wide onClick={() => act('retire', { who: 'faced' })}>
          No. {innings.striker} retires, out
        </Button>
        <Button wide onClick={() => act('penalty', { side: innings.side, runs: 5 })}>
          Five penalty runs, {innings.side === 1 ? match.team_1 : match.team_2}
        </Button>
        <Button wide onClick={() => act('pause')}>
          Break
        </Button>
        <Button wide onClick={() => act('close')}>
          Close the innings
        </Button>
        <Button
          wide
          onClick={() => {
            close();
            openLog();
          }}
        >
          The log: undo anything
        </Button>
      </div>
    </Dialog>
  );
}
