import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import type { CricketParts } from './CricketScreen.tsx';
import * as css from '../Score.css.ts';

/** Closes an innings. A side with fewer than eleven is all out before the rules can tell, which affects the net run rate. */
export function CloseSheet({ session, close }: CricketParts & { close: () => void }) {
  const end = (data: { allout?: boolean }) => {
    close();
    void session.play('close', data);
  };
  return (
    <Dialog title={t('score.whyClosed')} open onClose={close}>
      <div className={css.panel}>
        <p className={css.note}>{t('score.allOutNote')}</p>
        <Button wide onClick={() => end({ allout: true })}>
          {t('score.closedAllOut')}
        </Button>
        <Button wide onClick={() => end({})}>
          {t('score.closedEarly')}
        </Button>
      </div>
    </Dialog>
  );
}
