import { t } from '@maidan/i18n/text';
import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { StoredDataView } from '../../features/account/your-data/StoredDataView.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from '../../views/guarded.ts';

/** The privacy page needs it at once. Later than that here, it is a script of its own, which no other page loads. */
const StoredDataList = lazyPart(
  async () => (await import('../../features/policies/StoredDataList.tsx')).StoredDataList,
);

export const handle = {
  title: () => t('pages.yourData'),
  via: () => [{ label: t('pages.myAccount'), href: paths.myAccount() }],
};
export const meta = guardedMeta(handle);

export default function StoredDataPage() {
  return (
    <StoredDataView>
      <Suspense>
        <StoredDataList />
      </Suspense>
    </StoredDataView>
  );
}
