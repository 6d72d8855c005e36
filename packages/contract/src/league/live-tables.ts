/** Everything a page needs to recalculate a table during a match. All of it is an extension. */
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
  /** Balls in an innings; null without net run rate. */
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
  /** For a shortened match: the runs and balls that count towards net run rate. */
  credit: optional(z.object({ runs: count, balls: count })),
});

/** It has two sides. A match without a result counts only for points. */
const countedMatch = z.object({
  id,
  status: word(['played', 'walkover', 'no_result'], 'no_result'),
  sides: list(side),
  /** 0 for neither side. */
  winner: optional(z.literal([0, 1, 2])),
});
export type CountedMatch = z.output<typeof countedMatch>;

/** A match that is under way or may begin at any time. */
const openMatch = z.object({
  id,
  team_1: text,
  team_2: text,
  /** When it begins; null while undecided. */
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
  /** Groups with a table and a current match: from three hours before it begins until six hours after. */
  groups: list(group),
});
export type LiveTables = z.output<typeof liveTables>;

/** The reply changes only with results, because the stream has the scores in between. */
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
