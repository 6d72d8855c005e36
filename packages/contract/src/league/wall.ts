/** The wall screen of a clubhouse: a league's day, without any interaction. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { id, requiredText, text } from '../core/wire.ts';
import { day } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { fixture } from './league-fixtures.ts';
import { tableRow } from './league-tables.ts';
import { scoreLine } from './match-day.ts';

const match = z.object({
  category: text,
  group: text,
  fixture,
  /** The live score, from the start of scoring until its result is confirmed. */
  line: optional(scoreLine),
});
export type WallMatch = z.output<typeof match>;

const table = z.object({ category: text, group: text, rows: list(tableRow) });
export type WallTable = z.output<typeof table>;

const wall = z.object({
  id,
  slug: requiredText,
  name: requiredText,
  /** Today, in India. */
  day,
  /** Today's matches by time; live ones with their scores. */
  today: list(match),
  /** The next matches after today, at most six. */
  next: list(match),
  /** The latest results before today, at most six. */
  results: list(match),
  tables: list(table),
});
export type Wall = z.output<typeof wall>;

export const leagueWall = defineEndpoint({
  id: 'leagueWall',
  service: 'league',
  extension: true,
  auth: 'public',
  method: 'GET',
  path: 'wall/{id}',
  params: z.strictObject({ id: idInput }),
  response: wall,
  summary: "A league's matches today, its tables, its latest results and next matches",
});
