import { useApi } from '@maidan/api-client/core/api-provider';
import { useLogin } from '@maidan/auth/login/use-login';
import { deleteAccount } from '@maidan/contract/account/account';
import * as css from './AccountView.css.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface DeleteDialogProps {
  phone: string;
  onClose: () => void;
}

/** Says what goes, and until when it can be kept. */
export function DeleteDialog({ phone, onClose }: DeleteDialogProps) {
  const api = useApi();
  const { signOutDeletedAccount } = useLogin();
  const confirmation = useConfirmation({
    call: (body) => api.call(deleteAccount, { body }),
    onDone: ({ message }) => signOutDeletedAccount(message),
  });
  return (
    <ConfirmationDialog
      title="Delete your account?"
      act="Delete my account"
      isDangerous
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      <p>After seven days this is deleted for good, here and on the league’s site:</p>
      <ul className={css.goes}>
        <li>your name, e-mail, phone number and picture</li>
        <li>your likes, follows, votes and comments</li>
        <li>your conversations, including our answers</li>
        <li>your registrations, the forms you sent and their files</li>
      </ul>
      <p>
        You are logged out on all devices now, and no one sees your comments. Log in within seven days to keep it all.
      </p>
    </ConfirmationDialog>
  );
}
