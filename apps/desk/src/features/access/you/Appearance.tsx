import { useStore } from '@maidan/browser/use-store';
import { Switch } from '@maidan/ui/Switch';
import { chooseTheme, isDarkNow, onThemeChange } from '@maidan/ui/theme/theme-storage';
import { useSyncExternalStore } from 'react';
import { Section } from '../../../page/Section.tsx';
import { singleKeys } from '../../../session/single-keys.ts';

/** Settings of this device. */
export function Appearance() {
  const dark = useSyncExternalStore(onThemeChange, isDarkNow, () => false);
  const keys = useStore(singleKeys);
  return (
    <Section title="This device">
      <Switch
        label="Dark mode"
        hint="Until you choose, the desk follows the system."
        checked={dark}
        onChange={(wanted) => chooseTheme(wanted ? 'dark-mode' : 'light-mode')}
      />
      <Switch
        label="Keyboard shortcuts"
        hint="Single keys move and act; press ? to list them. Turn this off if you often press keys by accident."
        checked={keys === 'on'}
        onChange={(wanted) => singleKeys.set(wanted ? 'on' : 'off')}
      />
    </Section>
  );
}
