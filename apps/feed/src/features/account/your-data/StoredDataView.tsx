import { parts, t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { Section } from '@maidan/ui/Section';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import * as css from '../AccountView.css.ts';
import { YourData } from './YourData.tsx';

/** Download and deletion of the user's data, above the list of what is stored. */
export function StoredDataView({ children }: { children: ReactNode }) {
  const { data: me } = useQuery({ ...meQuery(useApi()), enabled: false });
  return (
    <>
      <YourData me={me} title={t('account.copyOrDeletion')} />
      <Section title={t('account.stored')}>
        <p className={css.note}>
          {parts('account.storedAll', {
            page: (
              <TextLink key="page" href={paths.privacy()}>
                {t('account.privacyPage')}
              </TextLink>
            ),
          })}
        </p>
        {children}
      </Section>
    </>
  );
}
