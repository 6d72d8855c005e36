import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idInput } from './request.ts';
import { amount, count, optionalText, text } from './wire.ts';
import { groupsReply } from './wire-lists.ts';

/** `nrr` is text, so that '+0.350' is shown as the organiser reckoned it. */
const tableRow = z.object({
  tablename: text,
  matches: count,
  win: count,
  lost: count,
  nrr: optionalText,
  points: amount,
});
export type TableRow = z.output<typeof tableRow>;

export const leagueTable = defineEndpoint({
  id: 'leagueTable',
  service: 'league',
  method: 'POST',
  path: 'league_table',
  auth: 'public',
  body: z.strictObject({ league_id: idInput, yslcategory_id: idInput }),
  response: groupsReply(tableRow),
  summary: 'The standings of a category, grouped under headings; rows in rank order',
});
