import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { outcomeOfReply } from '@maidan/auth/login/login-outcome';
import { useLogin } from '@maidan/auth/login/use-login';
import { mobileOtp } from '@maidan/contract/account/login';
import { ACCOUNT_PIN_LENGTH, PHONE_LENGTH, PHONE_TYPED_MAX } from '@maidan/contract/rules/limits';
import { OtpField } from '@maidan/ui/OtpField';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { ConfirmationDialog } from '../codes/ConfirmationDialog.tsx';
import { useConfirmation } from '../codes/use-confirmation.ts';

interface ClaimDialogProps {
  phone: string;
  onClose: () => void;
}

/** Opens an account that lost its number. This logs in: the user's number moves to that account. */
export function ClaimDialog({ phone, onClose }: ClaimDialogProps) {
  const api = useApi();
  const { completeLogin } = useLogin();
  const [formerPhone, setFormerPhone] = useState('');
  const [accountPin, setAccountPin] = useState('');
  const isMissing = formerPhone.trim().length < PHONE_LENGTH || accountPin.length < ACCOUNT_PIN_LENGTH;
  const confirmation = useConfirmation({
    call({ pin = '', proof }) {
      const claim = { account_pin: accountPin, former_phone: formerPhone };
      const step =
        pin === '' ? { type: 'phone' as const, ...(proof ? { proof } : {}) } : { type: '' as const, ...claim };
      return api.call(mobileOtp, { body: { phone, pin, name: '', email: '', ...step } });
    },
    onDone(reply) {
      const outcome = outcomeOfReply(reply);
      if (outcome.kind === 'signed-in') completeLogin(outcome.credentials);
      onClose();
    },
  });
  return (
    <ConfirmationDialog
      title={t('account.claimTitle')}
      act={t('account.claimMine')}
      missing={isMissing ? t('account.claimFirst') : undefined}
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      <p>{t('account.claimWhy')}</p>
      <TextField
        label={t('account.claimPhone')}
        name="former_phone"
        maxLength={PHONE_TYPED_MAX}
        value={formerPhone}
        onChange={setFormerPhone}
      />
      <OtpField
        label={t('account.claimPin')}
        name="account_pin"
        autoComplete="off"
        value={accountPin}
        onChange={setAccountPin}
      />
    </ConfirmationDialog>
  );
}
