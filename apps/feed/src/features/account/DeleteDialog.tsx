import { maskedPhone } from '@maidan/auth/login/phone-text';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import { Dialog } from '@maidan/ui/Dialog';
import { FormShell } from '@maidan/ui/FormShell';
import * as css from './AccountView.css.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteDialogProps {
  phone: string;
  onClose: () => void;
}

/** Says what goes, and asks for a code from the phone: a stolen login alone must not end an account. */
export function DeleteDialog({ phone, onClose }: DeleteDialogProps) {
  const { pin, setPin, nextCodeAt, pending, wrong, sendCode, confirm } = useDeleteAccount();
  const isAsked = nextCodeAt !== null;
  const isShort = isAsked && pin.length < OTP_LENGTH;
  return (
    <Dialog open title="Delete your account?" locked={pending} onClose={onClose}>
      <FormShell
        label="Delete your account"
        pending={pending}
        error={wrong.whole}
        onSubmit={isAsked ? confirm : sendCode}
        submit={isAsked ? 'Delete my account' : 'Send OTP'}
        submitVariant={isAsked ? 'danger' : 'ink'}
        submitDisabledReason={isShort ? 'Enter the code first.' : undefined}
      >
        <p>This permanently deletes, here and on the league’s site:</p>
        <ul className={css.goes}>
          <li>your name, e-mail, phone number and picture</li>
          <li>your likes, follows, votes and comments</li>
          <li>your conversations, with our answers</li>
          <li>your registrations, the forms you sent and their files</li>
          <li>your logins on all devices</li>
        </ul>
        {isAsked ? (
          <CodeEntry
            phone={phone}
            pin={pin}
            error={wrong.pin}
            onChange={setPin}
            nextCodeAt={nextCodeAt}
            pending={pending}
            onResend={sendCode}
          />
        ) : (
          <p className={css.note}>We’ll send {maskedPhone(phone)} a code to confirm it’s you.</p>
        )}
      </FormShell>
    </Dialog>
  );
}
