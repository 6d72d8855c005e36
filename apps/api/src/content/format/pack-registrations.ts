import { z } from 'zod';
import { formTheme as theme } from '../../modules/forms/definitions/form-content.service.ts';
import { groupName } from './pack-leagues.ts';
import * as value from '../../modules/publishing/values.service.ts';

const group = z.strictObject({
  name: value.line(80),
  /** Absent: unlimited. */
  capacity: value.optional(z.int().min(0).max(100_000)),
  /** How many people had registered elsewhere before. */
  registered: value.carriedOver,
});

const sport = z.strictObject({
  heading: groupName,
  /** How many of its groups one person may join. */
  teams_each: z.int().min(1).max(100).default(1),
  groups: z.array(group).min(1).max(100),
});

export const packRegistration = z.strictObject({
  slug: value.slug,
  league: value.slug,
  /** If absent, the league's is used. */
  league_name: value.optionalLine(120),
  league_description: value.html.default(''),
  heading: value.optionalLine(120),
  image: value.optionalMedia,
  theme_color: theme,
  /** The organiser's first message in the chat that follows a registration. */
  welcome: value.optionalLine(1000),
  /** The first and the last day of registration. */
  opens: value.optional(value.day),
  closes: value.optional(value.day),
  sports: z.array(sport).min(1).max(30),
  created_at: value.time,
});
export type PackSport = z.output<typeof sport>;
