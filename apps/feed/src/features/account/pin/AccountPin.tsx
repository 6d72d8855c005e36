import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { accountPinQuery } from '@maidan/api-client/queries/account/account-pin';
import type { User } from '@maidan/contract/account/users';
import { Button } from '@maidan/ui/Button';
import { Section } from '@maidan/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../AccountView.css.ts';
import { useHasDevices } from '../devices/use-has-devices.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { PinDialog } from './PinDialog.tsx';

/** The PIN that keeps the account from the next owner of its number. */
export function AccountPin({ me }: { me: User }) {
  const hasDevices = useHasDevices();
  const { data } = useQuery({ ...accountPinQuery(useApi()), enabled: hasDevices });
  const [act, setAct] = useState<'save' | 'remove' | 'claim' | null>(null);
  if (!data) return null;
  const phone = me.phone ?? '';
  const close = () => setAct(null);
  return (
    <Section title={t('account.pin')}>
      <p className={css.note}>{t('account.pinWhy')}</p>
      <div className={css.buttons}>
        <Button onClick={() => setAct('save')}>{data.is_set ? t('account.pinChange') : t('account.pinSet')}</Button>
        {data.is_set ? <Button onClick={() => setAct('remove')}>{t('account.pinRemove')}</Button> : null}
        <Button onClick={() => setAct('claim')}>{t('account.openEarlier')}</Button>
      </div>
      {act === 'claim' ? <ClaimDialog phone={phone} onClose={close} /> : null}
      {act === 'save' || act === 'remove' ? <PinDialog act={act} phone={phone} onClose={close} /> : null}
    </Section>
  );
}
