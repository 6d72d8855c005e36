/** What a page needs to compute a table while a match of it is played. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { amount, count, id, optionalCount, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { tieBreaks } from './league-tables.ts';
import { scoreLine } from './match-day.ts';

const rules = z.object({
  win_points: amount,
  tie_points: amount,
  no_result_points: amount,
  /** Balls in an innings; null without a net run rate. */
  quota_balls: optionalCount,
  /** Applied in turn to teams that are level on points. */
  tie_breaks: list(z.enum(tieBreaks)),
});
export type LiveTableRules = z.output<typeof rules>;

const side = z.object({
  name: text,
  score: count,
  balls: optionalCount,
  all_out: yesNo,
  /** What the net run rate counts of a match that was cut short. */
  credit: optional(z.object({ runs: count, balls: count })),
});

/** Two sides. A match without a result counts for points alone. */
const countedMatch = z.object({
  id,
  status: word(['played', 'walkover', 'no_result'], 'no_result'),
  sides: list(side),
  /** 0 is neither side. */
  winner: optional(z.literal([0, 1, 2])),
});
export type CountedMatch = z.output<typeof countedMatch>;

/** One that is played, or may begin at any moment. */
const openMatch = z.object({
  id,
  team_1: text,
  team_2: text,
  /** When it begins; null while the time is open. */
  starts_at: instant,
  /** Null until its first event. */
  line: optional(scoreLine),
});
export type OpenMatch = z.output<typeof openMatch>;

const group = z.object({ group: text, teams: list(text), matches: list(countedMatch), open: list(openMatch) });
export type LiveGroup = z.output<typeof group>;

const liveTables = z.object({
  yslcategory_id: id,
  rules,
  /** Those with a table and a match of now: three hours before it begins until six after. */
  groups: list(group),
});
export type LiveTables = z.output<typeof liveTables>;

/** It changes with results only, since the scores between them are in the stream. */
export const liveTablesOfCategory = defineEndpoint({
  id: 'liveTablesOfCategory',
  service: 'league',
  extension: true,
  auth: 'public',
  method: 'GET',
  path: 'live/table/{id}',
  params: z.strictObject({ id: idInput }),
  response: liveTables,
  summary: 'The rules and matches behind a category’s live tables',
});
