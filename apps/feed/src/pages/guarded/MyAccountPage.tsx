import { AccountView } from '../../features/account/AccountView.tsx';
import { ProfileSkeleton } from '../../features/account/ProfileSkeleton.tsx';
import { QuickLinks } from '../../features/quick-links/QuickLinks.tsx';
import { guardedMeta, type GuardedHandle } from './guarded.ts';

export const handle: GuardedHandle = { title: 'My Account', shape: 'profile' };
export const meta = guardedMeta(handle);

export default function MyAccountPage() {
  return <AccountView loading={<ProfileSkeleton />} quickLinks={<QuickLinks />} />;
}
