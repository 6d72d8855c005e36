import { chooseDataSaver } from '@maidan/media/data-saver/data-saver-storage';
import type { DataSaver } from '@maidan/media/data-saver/preload-choice';
import { useDataSaverChoice } from '@maidan/media/data-saver/use-data-saver';
import { RadioGroup } from '@maidan/ui/RadioGroup';

const options: readonly { value: DataSaver; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** Whether clips wait for a tap before they load; the player follows at once. */
export function DataSaverChoice() {
  const choice = useDataSaverChoice();
  return (
    <RadioGroup
      label="Data saver"
      hint="Videos load only when you play them. Auto does so on a slow connection, or when your phone asks for it."
      name="data-saver"
      options={options}
      value={choice}
      onChange={(value) => chooseDataSaver(options.find((option) => option.value === value)?.value ?? 'auto')}
    />
  );
}
