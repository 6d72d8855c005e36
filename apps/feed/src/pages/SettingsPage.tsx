import { t } from '@maidan/i18n/text';
import { useSession } from '@maidan/auth/session/use-session';
import type { Route } from './+types/SettingsPage';
import { QuickLinks } from '../features/quick-links/QuickLinks.tsx';
import { SettingsView } from '../features/settings/SettingsView.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: t('site.settings'),
    description: t('pages.settingsMeta'),
    path: paths.settings(),
  });

/** On a desktop the page also covers the place of the right rail. */
export const handle = { isWide: true };

export default function SettingsPage() {
  const { signedIn } = useSession();
  return (
    <>
      <SettingsView signedIn={signedIn} quickLinks={<QuickLinks />} />
      <BreadcrumbData name="Settings" path={paths.settings()} />
    </>
  );
}
