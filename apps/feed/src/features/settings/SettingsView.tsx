import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { LanguageSwitch } from '@maidan/site/language/LanguageSwitch';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { Section } from '@maidan/ui/Section';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { DarkModeSwitch } from './DarkModeSwitch.tsx';
import { DataSaverChoice } from './DataSaverChoice.tsx';
import { HiddenList } from './HiddenList.tsx';
import { LocationRow } from './LocationRow.tsx';
import { NotificationsRow } from './NotificationsRow.tsx';
import { PushTopics } from './PushTopics.tsx';
import * as css from './SettingsView.css.ts';

interface SettingsViewProps {
  signedIn: boolean;
  /** Quick links of a signed-in user. */
  quickLinks: ReactNode;
}

/** All settings belong to this browser, except a signed-in user's location and hidden items. */
export function SettingsView({ signedIn, quickLinks }: SettingsViewProps) {
  const { languages = [] } = useSiteConfig();
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ label: t('shell.home'), href: paths.home() }, { label: t('site.settings') }]} />
      <h1 className={css.title}>{t('site.settings')}</h1>
      <noscript>
        <p className={css.note}>{t('settings.needsScript')}</p>
      </noscript>
      <div className={css.parts}>
        <Section title={t('settings.appearance')}>
          <DarkModeSwitch />
          <DataSaverChoice />
        </Section>
        {languages.length > 0 ? (
          <Section title={t('language.choice')}>
            <LanguageSwitch isLandmark={false} />
          </Section>
        ) : null}
        <Section title={t('settings.permissions')}>
          <LocationRow signedIn={signedIn} />
          <NotificationsRow />
          <PushTopics signedIn={signedIn} />
        </Section>
        <Section title={t('settings.hiddenAndMuted')}>
          <HiddenList />
        </Section>
      </div>
      {signedIn ? quickLinks : null}
    </div>
  );
}
