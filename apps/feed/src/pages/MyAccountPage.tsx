import { guardedHandle } from '@maidan/site/browser/guard';
import { AccountView } from '../features/account/AccountView.tsx';
import { QuickLinks } from '../features/quick-links/QuickLinks.tsx';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';
import { GuardedSkeleton } from '../shell/GuardedSkeleton.tsx';

export const handle = guardedHandle;
export const meta = guardedMeta('My Account');
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage title="My Account" />;
}

export default function MyAccountPage() {
  return (
    <GuardedPage title="My Account">
      <AccountView loading={<GuardedSkeleton />} quickLinks={<QuickLinks />} />
    </GuardedPage>
  );
}
