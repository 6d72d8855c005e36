import type { CricketRules } from '@maidan/contract/league/match-log';
import { t } from '@maidan/i18n/text';
import { hasBatted, mayComeIn, type Innings } from '@maidan/match/cricket/innings';
import { Select } from '@maidan/ui/Select';
import { shirtOptions } from '../Choice.tsx';

interface NextInProps {
  innings: Innings;
  rules: CricketRules;
  value: number;
  onChange: (shirt: number) => void;
}

/** Chooses the next batter: shirts that have not batted while the side has players left, then those who retired hurt. */
export function NextIn({ innings, rules, value, onChange }: NextInProps) {
  const allowed = shirtOptions((shirt) => mayComeIn(innings, shirt, rules));
  const isHurt = (shirt: string) => hasBatted(innings, Number(shirt));
  const options = [
    ...allowed.filter((option) => !isHurt(option.value)),
    ...allowed
      .filter((option) => isHurt(option.value))
      .map((option) => ({ ...option, label: t('score.hurtShirt', { shirt: option.value }) })),
  ];
  return (
    <Select
      label={t('score.nextIn')}
      value={String(value)}
      onChange={(shirt) => onChange(Number(shirt))}
      options={options}
    />
  );
}
