import { useStore } from '@maidan/browser/use-store';
import { dataSaver } from '@maidan/media/data-saver/data-saver-store';
import type { DataSaver } from '@maidan/media/data-saver/preload-choice';
import { RadioGroup } from '@maidan/ui/RadioGroup';

const options: readonly { value: DataSaver; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** Whether clips wait for a tap before they load; the player follows at once. */
export function DataSaverChoice() {
  const choice = useStore(dataSaver);
  return (
    <RadioGroup
      label="Data saver"
      hint="Videos load only when you play them. Auto does this on a slow connection, or when your phone’s own data saver is on."
      options={options}
      value={choice}
      onChange={(value) => dataSaver.set(options.find((option) => option.value === value)?.value ?? 'auto')}
    />
  );
}
