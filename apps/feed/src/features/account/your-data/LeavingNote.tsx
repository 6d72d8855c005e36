import { t } from '@maidan/i18n/text';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import * as css from '../AccountView.css.ts';
import { useKeepAccount } from '../use-keep-account.ts';

/** On an account that its owner has deleted: says until when it can be kept. */
export function LeavingNote() {
  const { deletesAt, pending, keep } = useKeepAccount();
  if (deletesAt === null) return null;
  return (
    <div className={css.waiting} role="note" aria-label={t('account.deletion')}>
      <p>{t('account.deletesOn', { when: formatDateTime(deletesAt) })}</p>
      <div className={css.buttons}>
        <Button pending={pending} onClick={keep}>
          {t('account.keepAccount')}
        </Button>
      </div>
    </div>
  );
}
