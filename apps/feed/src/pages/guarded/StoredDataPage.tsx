import { t } from '@maidan/i18n/text';
import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { StoredDataView } from '../../features/account/your-data/StoredDataView.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from '../../views/guarded.ts';

/** Loaded lazily here, so that no other page loads it; the privacy page needs it at once. */
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
