import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import {
  count,
  id,
  link,
  optionalCount,
  optionalId,
  optionalText,
  optionalYesNo,
  extension,
  text,
  word,
} from '../core/wire.ts';
import { day, instant } from '../core/wire-dates.ts';
import { groupsReply, optional } from '../core/wire-lists.ts';
import { waysToDecide } from './ways-to-decide.ts';

const side = z.literal([1, 2]);

/** The margin of a win: by runs for the team that batted first, by wickets in hand for the other. */
const wonBy = z.object({ team: side, margin: count, unit: z.enum(['runs', 'wickets']) });
export type WonBy = z.output<typeof wonBy>;

/** `version` increases with each change of the match. */
const liveScore = z.object({
  version: count,
  stage: word(['live', 'break', 'finished'], 'live'),
  score_1: text,
  score_2: text,
});

/**
 * A result is null until there is one; '0' is a result. `time` is Indian time as the organiser typed it. With the
 * extensions, a fixture has a page of its own and reports changes.
 */
export const fixture = z.object({
  type: optionalText,
  team_1: text,
  team_2: text,
  result_1: optionalText,
  result_2: optionalText,
  date: day,
  time: optionalText,
  id: extension(optionalId),
  /** When it begins; null while undecided. */
  starts_at: extension(instant),
  ground: extension(optionalText),
  cancelled: extension(optionalYesNo),
  /** When it was to begin before it was moved. */
  moved_from_date: extension(day),
  moved_from_time: extension(optionalText),
  /** Null for a tie, and if the batting order or the wickets are unknown. */
  won_by: extension(optional(wonBy)),
  /** Who won or goes through, by the scores or as recorded by an organiser. */
  winner: extension(optional(side)),
  /** How, if the scores do not decide: a walkover is a result without scores. */
  decided_by: extension(optional(word(waysToDecide, 'lots'))),
  /** What its sport calls level scores; null unless they are level. */
  level: extension(optional(word(['tie', 'draw'], 'tie'))),
  /** For a shortened match: the revised target of the side batting second, and the overs a side. */
  target: extension(optionalCount),
  overs: extension(optionalText),
  /** The live score, from the start of scoring until its result is confirmed. */
  live: extension(optional(liveScore)),
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
  summary: 'The fixtures of a category, grouped under headings in display order',
});

const fixturePage = z.object({
  id,
  fixture,
  group: text,
  category: z.object({ yslcategory_id: id, name: text, calendar: link }),
  league: z.object({ id, slug: text, name: text, thumbnail: link, thumbnail_variants: pictureVariants }),
  /** Picture for link previews, 1200 by 630 pixels. */
  preview: link,
});
export type FixturePage = z.output<typeof fixturePage>;

export const fixtureById = defineEndpoint({
  id: 'fixtureById',
  service: 'league',
  method: 'GET',
  path: 'fixture/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: fixturePage,
  extension: true,
  summary: 'One fixture, and the league, category and group it belongs to',
});
