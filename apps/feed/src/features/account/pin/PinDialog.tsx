import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { accountPinQuery } from '@maidan/api-client/queries/account/account-pin';
import { saveAccountPin } from '@maidan/contract/account/account-pin';
import { ACCOUNT_PIN_LENGTH } from '@maidan/contract/rules/limits';
import { OtpField } from '@maidan/ui/OtpField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmationDialog } from '../codes/ConfirmationDialog.tsx';
import { useConfirmation } from '../codes/use-confirmation.ts';

interface PinDialogProps {
  act: 'save' | 'remove';
  phone: string;
  onClose: () => void;
}

export function PinDialog({ act, phone, onClose }: PinDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  const [pin, setPin] = useState('');
  const isSaving = act === 'save';
  const confirmation = useConfirmation({
    call: (entry) => api.call(saveAccountPin, { body: { account_pin: pin, ...entry } }),
    onDone({ message }) {
      void client.invalidateQueries({ queryKey: accountPinQuery(api).queryKey });
      showToast(message);
      onClose();
    },
  });
  return (
    <ConfirmationDialog
      title={isSaving ? t('account.pinSetTitle') : t('account.pinRemoveTitle')}
      act={isSaving ? t('account.pinSave') : t('account.pinRemove')}
      missing={isSaving && pin.length < ACCOUNT_PIN_LENGTH ? t('account.pinFirst') : undefined}
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      {isSaving ? (
        <OtpField
          label={t('account.pinDigits')}
          hint={t('account.pinWhen')}
          name="account_pin"
          autoComplete="off"
          value={pin}
          onChange={setPin}
        />
      ) : (
        <p>{t('account.pinWithout')}</p>
      )}
    </ConfirmationDialog>
  );
}
