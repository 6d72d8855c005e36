import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { phoneChangeQuery } from '@maidan/api-client/queries/account/phone-change';
import { maskedPhone } from '@maidan/auth/login/phone-text';
import { cancelPhoneChange } from '@maidan/contract/account/phone-change';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './AccountView.css.ts';
import { useHasDevices } from './devices/use-has-devices.ts';

/** The number that will replace the account's, and a way to stop that. A server without devices has none. */
export function WaitingNumber() {
  const api = useApi();
  const client = useQueryClient();
  const hasDevices = useHasDevices();
  const query = phoneChangeQuery(api);
  const { data } = useQuery({ ...query, enabled: hasDevices });
  const [pending, setPending] = useState(false);
  if (!data?.phone) return null;

  async function stop(): Promise<void> {
    setPending(true);
    try {
      await api.call(cancelPhoneChange, {});
      showToast(t('account.numberStays'));
    } catch (error) {
      showToast(errorMessage(error), { tone: 'error' });
    } finally {
      await client.invalidateQueries({ queryKey: query.queryKey });
      setPending(false);
    }
  }

  return (
    <div className={css.waiting} role="note" aria-label={t('account.numberChange')}>
      <p>
        {t('account.numberChanges', { phone: maskedPhone(data.phone), when: formatDateTime(data.takes_effect_at) })}
      </p>
      <div className={css.buttons}>
        <Button pending={pending} onClick={() => void stop()}>
          {t('account.keepCurrent')}
        </Button>
      </div>
    </div>
  );
}
