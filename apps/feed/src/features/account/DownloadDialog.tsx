import { saveFile } from '@maidan/browser/save-file';
import { useApi } from '@maidan/api-client/core/api-provider';
import { exportAccount } from '@maidan/contract/account/account';
import { showToast } from '@maidan/ui/toast/toast-store';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { useConfirmation } from './use-confirmation.ts';

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
      const day = (exported_at ?? new Date().toISOString()).slice(0, 10);
      saveFile(`maidan-data-${day}.json`, JSON.stringify({ exported_at, data }, null, 2), 'application/json');
      showToast('Your data is saved as a file.');
      onClose();
    },
  });
  return (
    <ConfirmationDialog
      title="Download your data"
      act="Download my data"
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      <p>
        The file has everything we hold about you, including your conversations and phone number. Keep it somewhere
        safe.
      </p>
    </ConfirmationDialog>
  );
}
