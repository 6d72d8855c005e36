import { useApi } from '@maidan/api-client/core/api-provider';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { Section } from '@maidan/ui/Section';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './AccountView.css.ts';
import { YourData } from './YourData.tsx';

/** The copy of everything that is stored about the user, its deletion, and below the list of it. */
export function StoredDataView({ children }: { children: ReactNode }) {
  const { data: me } = useQuery({ ...meQuery(useApi()), enabled: false });
  return (
    <>
      {me && <YourData me={me} />}
      <Section title="What we store about you">
        <p className={css.note}>
          This is all of it: the server deletes by the same list. A copy of your data has each of these tables. Read
          more about it in our <TextLink href={paths.privacy()}>privacy page</TextLink>.
        </p>
        {children}
      </Section>
    </>
  );
}
