import { t } from '@maidan/i18n/text';
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
  /** The confirmed new number. */
  phone: string;
  onDelayed: () => void;
}

/** For a person who cannot receive the code: the number changes later, and the old number can stop the change. */
export function OldNumberLost({ oldPhone, phone, onDelayed }: OldNumberLostProps) {
  const api = useApi();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const [pending, setPending] = useState(false);

  async function delay(): Promise<void> {
    setPending(true);
    try {
      client.setQueryData(phoneChangeQuery(api).queryKey, await api.call(delayPhoneChange, { body: { phone } }));
      showToast(t('account.changesIn'));
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
      <TextButton onClick={() => setIsConfirming(true)}>{t('account.oldLost')}</TextButton>
      <ConfirmDialog
        open={isConfirming}
        title={t('account.changeTitle')}
        text={t('account.changeHow', { phone: maskedPhone(oldPhone) })}
        confirm={t('account.changeLater')}
        pending={pending}
        onConfirm={() => void delay()}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
