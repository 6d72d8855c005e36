import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { phoneChangeQuery } from '@maidan/api-client/queries/account/phone-change';
import { maskedPhone } from '@maidan/auth/login/phone-text';
import { delayPhoneChange } from '@maidan/contract/account/phone-change';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { TextButton } from '@maidan/ui/TextLink';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface OldNumberLostProps {
  oldPhone: string;
  /** The number that is confirmed. */
  phone: string;
  onDelayed: () => void;
}

/** The way on for a person who cannot receive the code: the number changes later, and the old one can stop it. */
export function OldNumberLost({ oldPhone, phone, onDelayed }: OldNumberLostProps) {
  const api = useApi();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const [pending, setPending] = useState(false);

  async function delay(): Promise<void> {
    setPending(true);
    try {
      client.setQueryData(phoneChangeQuery(api).queryKey, await api.call(delayPhoneChange, { body: { phone } }));
      showToast('Your phone number changes in 72 hours.');
      onDelayed();
    } catch (error) {
      showToast(errorMessage(error), { tone: 'error' });
      setIsConfirming(false);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <TextButton onClick={() => setIsConfirming(true)}>I no longer have the old number</TextButton>
      <ConfirmDialog
        open={isConfirming}
        title="Change your number in 72 hours?"
        text={`We’ll text ${maskedPhone(oldPhone)} a link that can stop the change. Until then you log in with that number.`}
        confirm="Change later"
        pending={pending}
        onConfirm={() => void delay()}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
