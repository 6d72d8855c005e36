import { useStore } from '@maidan/browser/use-store';
import { Switch } from '@maidan/ui/Switch';
import { chooseTheme, isDarkNow, onThemeChange } from '@maidan/ui/theme/theme-storage';
import { useSyncExternalStore } from 'react';
import { Section } from '../../../parts/Section.tsx';
import { singleKeys } from '../../../session/single-keys.ts';

/** Choices of this device. */
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
        label="Single keys"
        hint="One key moves and acts; ? lists them. Turn it off if your keyboard presses keys that you do not mean."
        checked={keys === 'on'}
        onChange={(wanted) => singleKeys.set(wanted ? 'on' : 'off')}
      />
    </Section>
  );
}
