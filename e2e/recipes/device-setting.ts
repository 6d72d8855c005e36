import { create, edit, type Recipe } from './recipe.ts';

/** Adds a setting: whether a clip restarts at its end. */
export const deviceSetting: Recipe = {
  task: 'A device setting',
  steps: [
    create(
      'packages/media/src/data-saver/repeat-store.ts',
      `import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';

/** Whether a clip restarts at its end. */
export const repeatClips = createStore<boolean>({
  initial: true,
  persist: { area: siteArea, key: 'repeat_clips', read: (text) => text === 'true', write: String },
});
`,
    ),
    create(
      'apps/feed/src/features/settings/RepeatChoice.tsx',
      `import { useStore } from '@maidan/browser/use-store';
import { repeatClips } from '@maidan/media/data-saver/repeat-store';
import { RadioGroup } from '@maidan/ui/RadioGroup';

const options = [
  { value: 'true', label: 'On' },
  { value: 'false', label: 'Off' },
];

export function RepeatChoice() {
  const repeats = useStore(repeatClips);
  return (
    <RadioGroup
      label="Repeat videos"
      options={options}
      value={String(repeats)}
      onChange={(value) => repeatClips.set(value === 'true')}
    />
  );
}
`,
    ),
    edit(
      'apps/feed/src/features/settings/SettingsView.tsx',
      ['import * as css', "import { RepeatChoice } from './RepeatChoice.tsx';\nimport * as css"],
      ['          <DataSaverChoice />', '          <DataSaverChoice />\n          <RepeatChoice />'],
    ),
  ],
};
