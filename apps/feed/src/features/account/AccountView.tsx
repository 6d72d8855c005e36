import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Section } from '@maidan/ui/Section';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './AccountView.css.ts';
import { Devices } from './devices/Devices.tsx';
import { GuardianConsent } from './guardian/GuardianConsent.tsx';
import { LeavingNote } from './your-data/LeavingNote.tsx';
import { AccountPin } from './pin/AccountPin.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { ProfileHead } from './profile/ProfileHead.tsx';
import { Registrations } from './registrations/Registrations.tsx';
import { WaitingNumber } from './WaitingNumber.tsx';
import { YourData } from './your-data/YourData.tsx';

interface AccountViewProps {
  loading: ReactNode;
  quickLinks: ReactNode;
}

/** The profile and everything that belongs to the account. The session loads the user; this only renders it. */
export function AccountView({ loading, quickLinks }: AccountViewProps) {
  const { data: me, error, isFetching, refetch } = useQuery({ ...meQuery(useApi()), enabled: false });
  if (!me) {
    if (!error) return loading;
    return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ProfileHead me={me} />
      <LeavingNote />
      <Section title={t('account.editProfile')}>
        <WaitingNumber />
        <ProfileForm key={me.id} me={me} />
      </Section>
      {quickLinks}
      <Registrations />
      <GuardianConsent />
      <Devices />
      <AccountPin me={me} />
      <YourData me={me}>
        <p className={css.note}>
          <TextLink href={paths.storedData()}>{t('account.storedHowLong')}</TextLink>
        </p>
        <p className={css.note}>
          <TextLink href={paths.decisions()}>{t('pages.decisions')}</TextLink>
        </p>
      </YourData>
    </>
  );
}
