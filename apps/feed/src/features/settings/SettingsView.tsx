import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { Section } from '@maidan/ui/Section';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { DarkModeSwitch } from './DarkModeSwitch.tsx';
import { DataSaverChoice } from './DataSaverChoice.tsx';
import { HiddenList } from './HiddenList.tsx';
import { LocationRow } from './LocationRow.tsx';
import { NotificationsRow } from './NotificationsRow.tsx';
import * as css from './SettingsView.css.ts';

interface SettingsViewProps {
  signedIn: boolean;
  /** Of a user. */
  quickLinks: ReactNode;
}

/** All of it belongs to this browser, but for the location of a signed-in user, and what the user has hidden. */
export function SettingsView({ signedIn, quickLinks }: SettingsViewProps) {
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home() }, { label: 'Settings' }]} />
      <h1 className={css.title}>Settings</h1>
      <noscript>
        <p className={css.note}>Settings need JavaScript. Without it, your system settings apply.</p>
      </noscript>
      <div className={css.parts}>
        <Section title="Appearance and data">
          <DarkModeSwitch />
          <DataSaverChoice />
        </Section>
        <Section title="Permissions">
          <LocationRow signedIn={signedIn} />
          <NotificationsRow />
        </Section>
        <Section title="Hidden and muted">
          <HiddenList />
        </Section>
      </div>
      {signedIn ? quickLinks : null}
    </div>
  );
}
