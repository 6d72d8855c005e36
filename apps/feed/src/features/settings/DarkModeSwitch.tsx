import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Switch } from '@maidan/ui/Switch';
import { chooseTheme, isDarkNow, onThemeChange, shareTheme } from '@maidan/ui/theme/theme-storage';
import { useEffect, useState } from 'react';

/** Stored as 'dark-mode' under 'theme'. Until the first press the system's setting applies. */
export function DarkModeSwitch() {
  // Unknown on the server. The page itself has the right theme before this switch does.
  const [dark, setDark] = useState(false);
  const { feedOrigin, leagueOrigin } = useSiteConfig();
  useEffect(() => {
    const read = () => setDark(isDarkNow());
    read();
    return onThemeChange(read);
  }, []);
  return (
    <Switch
      label={t('settings.darkMode')}
      hint={t('settings.darkModeHint')}
      checked={dark}
      onChange={(wanted) => {
        const choice = wanted ? 'dark-mode' : 'light-mode';
        chooseTheme(choice);
        shareTheme(choice, [feedOrigin, leagueOrigin]);
        setDark(wanted);
      }}
    />
  );
}
