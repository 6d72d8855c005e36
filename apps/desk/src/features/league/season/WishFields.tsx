import { TextField } from '@maidan/ui/TextField';
import * as css from './Season.css.ts';

/** As typed. */
export type Wishes = Readonly<Record<'minutes' | 'rest_days' | 'matches_a_day', string>>;

export const usualWishes: Wishes = { minutes: '90', rest_days: '0', matches_a_day: '1' };

export const typedWishes = ({ minutes, rest_days, matches_a_day }: Wishes) => ({
  minutes: Number(minutes),
  rest_days: Number(rest_days),
  matches_a_day: Number(matches_a_day),
});

/** Which wish is outside the limits of a plan, as a sentence. */
export function wishProblem(wishes: Wishes): string | undefined {
  const { minutes, rest_days: rest, matches_a_day: aDay } = typedWishes(wishes);
  if (!(minutes >= 15 && minutes <= 600)) return 'A match takes 15 to 600 minutes.';
  if (!(rest >= 0 && rest <= 30) || wishes.rest_days === '') return 'A team rests 0 to 30 days.';
  return aDay >= 1 && aDay <= 6 ? undefined : 'A team plays 1 to 6 matches a day.';
}

const fields = [
  ['minutes', 'Minutes per match', 'Including warm-up'],
  ['rest_days', 'Rest days', 'Between two match days'],
  ['matches_a_day', 'Matches per day', 'For each team'],
] as const;

interface WishFieldsProps {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** The constraints shared by season plans and rain plans. */
export function WishFields({ wishes, onChange }: WishFieldsProps) {
  return (
    <div className={css.numbers}>
      {fields.map(([name, label, hint]) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={wishes[name]}
          onChange={(typed) => onChange({ ...wishes, [name]: typed.replaceAll(/\D/g, '') })}
        />
      ))}
    </div>
  );
}
