import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { amount, count, optionalText, extension, text, word } from '../core/wire.ts';
import { groupsReply, list, optional } from '../core/wire-lists.ts';

/** How a table orders teams that are level on points. */
export const tieBreaks = ['head_to_head', 'nrr', 'difference', 'scored', 'wins'] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** What ordered teams with equal points; `name`: alphabetically, because nothing else did. */
const placedBy = [...tieBreaks, 'name'] as const;
export type PlacedBy = (typeof placedBy)[number];

/** Runs and overs of all matches that count, overs in scorers' notation; a side that is all out counts its whole quota. */
const workings = z.object({ scored: count, overs_faced: text, conceded: count, overs_bowled: text });
export type Workings = z.output<typeof workings>;

/** A rule that separated level teams; the first part is placed first. */
const levelStep = z.object({ placed_by: word(placedBy, 'name'), parts: list(list(text)) });
export type LevelStep = z.output<typeof levelStep>;

/** Teams with equal points, in their final order, and the rules that separated some of them, in turn. */
const levelGroup = z.object({ teams: list(text), steps: list(levelStep) });
export type LevelGroup = z.output<typeof levelGroup>;

/** `nrr` is text, so that '+0.350' is shown as the organiser worked it out. */
export const tableRow = z.object({
  tablename: text,
  matches: count,
  win: count,
  lost: count,
  nrr: optionalText,
  points: amount,
  /** How `nrr` is calculated. */
  workings: extension(optional(workings)),
  /** For the first of the teams level on points: how they were ordered. */
  level: extension(optional(levelGroup)),
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
