import { sortableDay } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { saveFile } from '@maidan/browser/save-file';
import { useApi } from '@maidan/api-client/core/api-provider';
import { exportAccount } from '@maidan/contract/account/account';
import { showToast } from '@maidan/ui/toast/toast-store';
import { ConfirmationDialog } from '../codes/ConfirmationDialog.tsx';
import { useConfirmation } from '../codes/use-confirmation.ts';

interface DownloadDialogProps {
  phone: string;
  onClose: () => void;
}

/** Saves a copy of everything the server holds of the user. */
export function DownloadDialog({ phone, onClose }: DownloadDialogProps) {
  const api = useApi();
  const confirmation = useConfirmation({
    call: (body) => api.call(exportAccount, { body }, { timeout: 60_000 }),
    onDone({ exported_at, data }) {
      const day = sortableDay(exported_at ?? Date.now());
      saveFile(`maidan-data-${day}.json`, JSON.stringify({ exported_at, data }, null, 2), 'application/json');
      showToast(t('account.dataSaved'));
      onClose();
    },
  });
  return (
    <ConfirmationDialog
      title={t('account.downloadTitle')}
      act={t('account.downloadMine')}
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      <p>{t('account.downloadWhat')}</p>
    </ConfirmationDialog>
  );
}
