import { t } from '@maidan/i18n/text';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Section } from '@maidan/ui/Section';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useState } from 'react';
import * as css from '../AccountView.css.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { useDevices } from './use-devices.ts';

/** The devices on which the user is logged in. Renders nothing on a spec-only server, which lacks the call. */
export function Devices() {
  const { devices, error, isFetching, retry, ending, endOne, endOthers } = useDevices();
  const [isConfirming, setIsConfirming] = useState(false);
  if (isNotFound(error)) return null;
  const others = devices?.filter(({ current }) => !current) ?? [];
  return (
    <Section title={t('account.devices')}>
      {devices ? (
        <ul>
          {devices.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              pending={ending === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ul>
      ) : null}
      {!devices && error ? (
        <ErrorState flush plain title={errorMessage(error)} pending={isFetching} onRetry={retry} />
      ) : null}
      {!devices && !error ? (
        <SkeletonGroup label={t('account.loadingDevices')}>
          <Skeleton shape="field" />
        </SkeletonGroup>
      ) : null}
      {others.length > 0 ? (
        <div className={css.buttons}>
          <Button onClick={() => setIsConfirming(true)}>{t('account.logOutOthers')}</Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={t('account.logOutOthersTitle')}
        text={t('account.newCode')}
        confirm={t('account.logOut')}
        pending={ending === 'others'}
        onConfirm={() => void endOthers().then(() => setIsConfirming(false))}
        onClose={() => setIsConfirming(false)}
      />
    </Section>
  );
}
