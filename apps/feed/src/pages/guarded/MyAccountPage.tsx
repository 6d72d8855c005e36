import { AccountView } from '../../features/account/AccountView.tsx';
import { QuickLinks } from '../../features/quick-links/QuickLinks.tsx';
import { guardedMeta, type GuardedHandle } from './guarded.ts';
import { GuardedSkeleton } from './GuardedSkeleton.tsx';

export const handle: GuardedHandle = { title: 'My Account', shape: 'profile' };
export const meta = guardedMeta(handle);

export default function MyAccountPage() {
  return <AccountView loading={<GuardedSkeleton shape={handle.shape} />} quickLinks={<QuickLinks />} />;
}
