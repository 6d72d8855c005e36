import { t } from '@maidan/i18n/text';
import { useStore } from '@maidan/browser/use-store';
import { dataSaver } from '@maidan/media/data-saver/data-saver-store';
import type { DataSaver } from '@maidan/media/data-saver/preload-choice';
import { RadioGroup } from '@maidan/ui/RadioGroup';

const choices = (): readonly { value: DataSaver; label: string }[] => [
  { value: 'auto', label: t('settings.auto') },
  { value: 'on', label: t('settings.on') },
  { value: 'off', label: t('settings.off') },
];

/** Chooses whether clips load only after a tap; the player follows at once. */
export function DataSaverChoice() {
  const options = choices();
  const choice = useStore(dataSaver);
  return (
    <RadioGroup
      label={t('settings.dataSaver')}
      hint={t('settings.dataSaverHint')}
      options={options}
      value={choice}
      onChange={(value) => dataSaver.set(options.find((option) => option.value === value)?.value ?? 'auto')}
    />
  );
}
