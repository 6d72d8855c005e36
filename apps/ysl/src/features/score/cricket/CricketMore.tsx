import { t } from '@maidan/i18n/text';
import { type Innings } from '@maidan/match/cricket/innings';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { CricketParts } from './CricketScreen.tsx';
import { reviseTitle } from './revise-check.ts';
import * as css from '../Score.css.ts';

interface CricketMoreProps extends CricketParts {
  innings: Innings;
  close: () => void;
  ask: (sheet: 'retire' | 'revise' | 'close') => void;
}

/** Rarely used actions. */
export function CricketMore({ session, score, play, innings, close, ask, openLog }: CricketMoreProps) {
  const act = (...played: Parameters<typeof session.play>) => {
    close();
    void session.play(...played);
  };
  const { match } = score;
  return (
    <Dialog title={t('score.more')} open onClose={close}>
      <div className={css.panel}>
        <Button wide onClick={() => act('ball', { bat: 5 })}>
          {t('score.fiveRuns')}
        </Button>
        <Button wide onClick={() => ask('retire')}>
          {t('score.retire')}
        </Button>
        <Button wide onClick={() => act('penalty', { side: innings.side, runs: 5 })}>
          {t('score.fivePenalty', { team: innings.side === 1 ? match.team_1 : match.team_2 })}
        </Button>
        <Button wide onClick={() => act('pause')}>
          {t('league.break')}
        </Button>
        <Button wide onClick={() => ask('revise')}>
          {reviseTitle(play)}
        </Button>
        <Button wide onClick={() => ask('close')}>
          {t('score.closeInnings')}
        </Button>
        <Button
          wide
          onClick={() => {
            close();
            openLog();
          }}
        >
          {t('score.logUndo')}
        </Button>
      </div>
    </Dialog>
  );
}
