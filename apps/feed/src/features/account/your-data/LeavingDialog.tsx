import { t } from '@maidan/i18n/text';
import { formatDateTime } from '@maidan/i18n/date-time';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { useState } from 'react';
import { useKeepAccount } from '../use-keep-account.ts';

/** After a login to an account that its owner has deleted: asks whether to keep it. */
export function LeavingDialog() {
  const { deletesAt, pending, keep } = useKeepAccount();
  const [isLeft, setIsLeft] = useState(false);
  if (deletesAt === null || isLeft) return null;
  return (
    <ConfirmDialog
      open
      title={t('account.keepTitle')}
      text={t('account.keepUntil', { when: formatDateTime(deletesAt) })}
      confirm={t('account.keepAccount')}
      cancel={t('account.deleteAsPlanned')}
      pending={pending}
      onConfirm={keep}
      onClose={() => setIsLeft(true)}
    />
  );
}
