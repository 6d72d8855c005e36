import { useApi } from '@maidan/api-client/core/api-provider';
import { accountPinQuery } from '@maidan/api-client/queries/account/account-pin';
import { saveAccountPin } from '@maidan/contract/account/account-pin';
import { ACCOUNT_PIN_LENGTH } from '@maidan/contract/rules/limits';
import { OtpField } from '@maidan/ui/OtpField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmationDialog } from '../ConfirmationDialog.tsx';
import { useConfirmation } from '../use-confirmation.ts';

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
      title={isSaving ? 'Set your PIN' : 'Remove your PIN?'}
      act={isSaving ? 'Save my PIN' : 'Remove my PIN'}
      missing={isSaving && pin.length < ACCOUNT_PIN_LENGTH ? 'Choose a PIN first.' : undefined}
      phone={phone}
      confirmation={confirmation}
      onClose={onClose}
    >
      {isSaving ? (
        <OtpField
          label="Choose a PIN of six digits."
          hint="You need it only after 90 days away, on a new device. We can’t look it up for you."
          name="account_pin"
          autoComplete="off"
          value={pin}
          onChange={setPin}
        />
      ) : (
        <p>After 90 days away, your number then opens this account only on a device you used before.</p>
      )}
    </ConfirmationDialog>
  );
}
