import { z } from 'zod';
import { theme } from './pack-forms.ts';
import { groupName } from './pack-league-fixtures.ts';
import * as value from './pack-values.ts';

const group = z.strictObject({
  name: value.line(80),
  /** Left out where there is no end to the places. */
  capacity: z
    .int()
    .min(0)
    .max(100_000)
    .nullish()
    .transform((found) => found ?? null),
  /** Who registered elsewhere before. */
  registered: value.carriedOver,
});

const sport = z.strictObject({ heading: groupName, groups: z.array(group).min(1).max(100) });

export const packRegistration = z.strictObject({
  slug: value.slug,
  league: value.slug,
  /** Left out: the league's. */
  league_name: value.optionalLine(120),
  league_description: value.html.default(''),
  heading: value.optionalLine(120),
  image: value.optionalMedia,
  theme_color: theme,
  /** The last day on which one can register. */
  closes: value.day.nullish().transform((found) => found ?? null),
  sports: z.array(sport).min(1).max(30),
  created_at: value.time,
});
export type PackSport = z.output<typeof sport>;
