import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLogin } from '@maidan/auth/login/use-login';
import { deleteAccount } from '@maidan/contract/account/account';
import * as css from '../AccountView.css.ts';
import { ConfirmationDialog } from '../codes/ConfirmationDialog.tsx';
import { useConfirmation } from '../codes/use-confirmation.ts';

interface DeleteDialogProps {
  phone: string;
  onClose: () => void;
}

/** Explains what will be deleted, and until when the account can be kept. */
export function DeleteDialog({ phone, onClose }: DeleteDialogProps) {
  const api = useApi();
  const { signOutDeletedAccount } = useLogin();
  const confirmation = useConfirmation({
    call: (body) => api.call(deleteAccount, { body }),
    onDone: ({ message }) => signOutDeletedAccount(message),
  });
  return (
    <ConfirmationDialog
      title={t('account.deleteTitle')}
      act={t('account.deleteMine')}
      isDangerous
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      <p>{t('account.deleteWhat')}</p>
      <ul className={css.goes}>
        <li>{t('account.deleteProfile')}</li>
        <li>{t('account.deleteActs')}</li>
        <li>{t('account.deleteTalks')}</li>
        <li>{t('account.deleteForms')}</li>
      </ul>
      <p>{t('account.deleteNow')}</p>
    </ConfirmationDialog>
  );
}
