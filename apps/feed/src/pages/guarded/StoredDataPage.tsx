import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { StoredDataView } from '../../features/account/StoredDataView.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from './guarded.ts';

/** The privacy page has it as well: a script of their own, so that no other page loads it. */
const StoredDataList = lazyPart(
  async () => (await import('../../features/policies/StoredDataList.tsx')).StoredDataList,
);

export const handle = { title: 'Your data', via: [{ label: 'My Account', href: paths.myAccount() }] };
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
