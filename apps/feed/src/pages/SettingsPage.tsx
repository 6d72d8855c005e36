import { useSession } from '@maidan/auth/session/use-session';
import { brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import type { Route } from './+types/SettingsPage';
import { QuickLinks } from '../features/quick-links/QuickLinks.tsx';
import { SettingsView } from '../features/settings/SettingsView.tsx';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, {
    siteName: brand.name,
    title: `Settings · ${brand.name}`,
    description: 'Dark mode, location, notifications and the data saver.',
    path: paths.settings(),
  });

export default function SettingsPage() {
  const { signedIn } = useSession();
  return (
    <>
      <SettingsView signedIn={signedIn} quickLinks={<QuickLinks />} />
      <BreadcrumbData name="Settings" path={paths.settings()} />
    </>
  );
}
