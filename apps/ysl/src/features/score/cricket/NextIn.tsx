import { t } from '@maidan/i18n/text';
import { hasBatted, mayComeIn, type Innings } from '@maidan/match/cricket/innings';
import { Select } from '@maidan/ui/Select';
import { shirtOptions } from '../Choice.tsx';

/** The lowest shirt that has not batted: who is hurt comes back only when the scorer says so. */
export const usualNext = (innings: Innings): string =>
  shirtOptions((shirt) => !hasBatted(innings, shirt))[0]?.value ?? '1';

/** Who comes in: shirts that have not batted, then those who left hurt. */
export function NextIn({
  innings,
  value,
  onChange,
}: {
  innings: Innings;
  value: string;
  onChange: (shirt: string) => void;
}) {
  const fresh = shirtOptions((shirt) => !hasBatted(innings, shirt));
  const hurt = shirtOptions((shirt) => hasBatted(innings, shirt) && mayComeIn(innings, shirt));
  const options = [
    ...fresh,
    ...hurt.map((option) => ({ ...option, label: t('score.hurtShirt', { shirt: option.value }) })),
  ];
  return <Select label={t('score.nextIn')} value={value} onChange={onChange} options={options} />;
}
