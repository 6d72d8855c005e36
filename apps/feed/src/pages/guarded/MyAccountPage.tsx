import { AccountView } from '../../features/account/AccountView.tsx';
import { QuickLinks } from '../../features/quick-links/QuickLinks.tsx';
import { guardedMeta } from './guarded.ts';
import { GuardedSkeleton } from './GuardedSkeleton.tsx';

export const handle = { title: 'My Account' };
export const meta = guardedMeta(handle);

export default function MyAccountPage() {
  return <AccountView loading={<GuardedSkeleton />} quickLinks={<QuickLinks />} />;
}
