import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import * as css from './AccountView.css.ts';
import { useKeepAccount } from './use-keep-account.ts';

/** On the account that its owner has deleted: until when it can be kept. */
export function LeavingNote() {
  const { deletesAt, pending, keep } = useKeepAccount();
  if (deletesAt === null) return null;
  return (
    <div className={css.waiting} role="note" aria-label="Deletion of your account">
      <p>
        Your account will be deleted on {formatDateTime(deletesAt)}. Until then no one sees your comments, and you
        cannot take part.
      </p>
      <div className={css.buttons}>
        <Button pending={pending} onClick={keep}>
          Keep my account
        </Button>
      </div>
    </div>
  );
}
