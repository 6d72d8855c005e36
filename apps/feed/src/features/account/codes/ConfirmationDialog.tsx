import { t } from '@maidan/i18n/text';
import { maskedPhone } from '@maidan/auth/login/phone-text';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import { Dialog } from '@maidan/ui/Dialog';
import { FormShell } from '@maidan/ui/FormShell';
import type { ReactNode } from 'react';
import * as css from '../AccountView.css.ts';
import { CodeEntry } from './CodeEntry.tsx';
import type { Confirmation } from './use-confirmation.ts';

interface ConfirmationDialogProps {
  title: string;
  /** Label of the final button. */
  act: string;
  isDangerous?: boolean;
  /** Why no code can be sent yet. */
  missing?: string | undefined;
  /** The account's phone number. */
  phone: string;
  confirmation: Confirmation;
  onClose: () => void;
  /** Explains what happens after the code. */
  children: ReactNode;
}

/** Requires a code sent to the phone, so that a stolen session alone can neither copy nor delete an account. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { title, act, isDangerous = false, missing, phone, confirmation, onClose, children } = props;
  const { pin, setPin, nextCodeAt, pending, wrong, sendCode, confirm } = confirmation;
  const isCodeSent = nextCodeAt !== null;
  const isShort = isCodeSent && pin.length < OTP_LENGTH;
  return (
    <Dialog open title={title} locked={pending} onClose={onClose}>
      <FormShell
        label={title}
        pending={pending}
        error={wrong.whole}
        onSubmit={isCodeSent ? confirm : sendCode}
        submit={isCodeSent ? act : t('account.sendOtp')}
        submitVariant={isCodeSent && isDangerous ? 'danger' : 'ink'}
        submitDisabledReason={missing ?? (isShort ? t('account.codeFirst') : undefined)}
      >
        {children}
        {isCodeSent ? (
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
          <p className={css.note}>{t('account.weSend', { phone: maskedPhone(phone) })}</p>
        )}
      </FormShell>
    </Dialog>
  );
}
