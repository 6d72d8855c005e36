import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idInput } from './request.ts';
import { optionalText, text } from './wire.ts';
import { day } from './wire-dates.ts';
import { groupsReply } from './wire-lists.ts';

/** A result is null until there is one; '0' is a result. `time` is text as the organiser wrote it, Indian time. */
const fixture = z.object({
  type: optionalText,
  team_1: text,
  team_2: text,
  result_1: optionalText,
  result_2: optionalText,
  date: day,
  time: optionalText,
});
export type Fixture = z.output<typeof fixture>;

export const leagueFixtures = defineEndpoint({
  id: 'leagueFixtures',
  service: 'league',
  method: 'POST',
  path: 'league_fixtures',
  auth: 'public',
  body: z.strictObject({ league_id: idInput, yslcategory_id: idInput }),
  response: groupsReply(fixture),
  summary: 'The fixtures of a category, grouped under headings in the order to show',
});
