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

/** How a match was won: by runs for the team that batted first, by wickets in hand for the other. */
const wonBy = z.object({ team: side, margin: count, unit: z.enum(['runs', 'wickets']) });
export type WonBy = z.output<typeof wonBy>;

/** `version` counts up with each change of the match. */
const liveScore = z.object({
  version: count,
  stage: word(['live', 'break', 'finished'], 'live'),
  score_1: text,
  score_2: text,
});

/**
 * A result is null until there is one; '0' is a result. `time` is text as the organiser wrote it, Indian time. The
 * extensions give a fixture its own page and report what happened to it.
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
  /** When it begins; null while the time is open. */
  starts_at: extension(instant),
  ground: extension(optionalText),
  cancelled: extension(optionalYesNo),
  /** When it was to be before it was moved. */
  moved_from_date: extension(day),
  moved_from_time: extension(optionalText),
  /** Null for a tie, and where the order or the wickets are not known. */
  won_by: extension(optional(wonBy)),
  /** Who won or goes through, by the scores or by what an organiser recorded. */
  winner: extension(optional(side)),
  /** How, where the scores do not say: a walkover is a result without scores. */
  decided_by: extension(optional(word(waysToDecide, 'lots'))),
  /** What its sport calls level scores; null unless they are. */
  level: extension(optional(word(['tie', 'draw'], 'tie'))),
  /** The revised target of the side batting second, and the overs a side, of a match that was cut short. */
  target: extension(optionalCount),
  overs: extension(optionalText),
  /** While it is scored on the ground, and until its result is confirmed. */
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
  /** Its picture for a link preview, 1200 by 630 pixels. */
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
