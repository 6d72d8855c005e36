import { t } from '@maidan/i18n/text';
import { AccountView } from '../../features/account/AccountView.tsx';
import { ProfileSkeleton } from '../../features/account/profile/ProfileSkeleton.tsx';
import { QuickLinks } from '../../features/quick-links/QuickLinks.tsx';
import { guardedMeta, type GuardedHandle } from '../../views/guarded.ts';

export const handle: GuardedHandle = { title: () => t('pages.myAccount'), shape: 'profile' };
export const meta = guardedMeta(handle);

export default function MyAccountPage() {
  return <AccountView loading={<ProfileSkeleton />} quickLinks={<QuickLinks />} />;
}
