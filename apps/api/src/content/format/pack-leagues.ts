import { z } from 'zod';
import { waysToDecide } from '@maidan/contract/league/ways-to-decide';
import { tieBreaks } from '@maidan/contract/league/league-tables';
import * as value from '../../modules/publishing/values.service.ts';
import { readTypedTime } from '@maidan/contract/text/typed-times';
import { ballsOfOvers } from '@maidan/contract/rules/overs';

const overs = z.string().refine((text) => ballsOfOvers(text) !== null, 'must be overs and balls such as 5.3');
const points = z.int().min(0).max(100);
// An object sorts numeric keys before all others, so such a heading would lose its position.
export const groupName = value.line(80).refine((name) => !/^\d+$/.test(name), 'must not be digits alone');

const leagueGroup = z.strictObject({
  name: groupName,
  teams: z.array(value.line(80)).max(100).default([]),
  /** A knockout has fixtures but no table. */
  has_table: z.boolean().default(true),
});

export const leagueCategory = z.strictObject({
  slug: value.slug,
  league: value.slug,
  name: value.line(80),
  selected: z.union([z.literal(0), z.literal(1)]).default(0),
  win_points: points.default(2),
  tie_points: points.default(1),
  no_result_points: points.default(1),
  overs: value.optional(overs),
  /** Wickets in an innings: one fewer than a side has players. */
  wickets: z.int('must be a whole number').min(1).max(20).default(10),
  tie_breaks: z.array(z.enum(tieBreaks)).default(['head_to_head']),
  groups: z.array(leagueGroup).max(50).default([]),
});

const score = value.optional(z.string().regex(/^\d{1,5}$/, 'must be a whole number in quotes'));

const wickets = value.optional(z.int('must be a whole number').min(0).max(20));

const time = value.optional(
  z.string().transform((typed, context) => {
    const read = readTypedTime(typed);
    if (read !== null) return read;
    context.addIssue('must be a time of the day such as 16:30');
    return z.NEVER;
  }),
);

const resultFields = {
  status: z.enum(['scheduled', 'played', 'walkover', 'no_result', 'cancelled']).default('scheduled'),
  result_1: score,
  result_2: score,
  overs_1: value.optional(overs),
  overs_2: value.optional(overs),
  all_out_1: z.boolean().default(false),
  all_out_2: z.boolean().default(false),
  batted_first: value.optional(z.literal([1, 2], 'must be 1 or 2')),
  wickets_1: wickets,
  wickets_2: wickets,
  /** Overs per side of a shortened match; with a target, those of the second innings. */
  match_overs: value.optional(overs),
  /** The revised number of runs that the side batting second needed. */
  target: value.optional(z.int('must be a whole number').min(1).max(2000)),
  /** The side that wins by a walkover, or goes through in an undecided knock-out; 0 is neither. */
  winner: value.optional(z.literal([0, 1, 2], 'must be 0, 1 or 2')),
  decided_by: value.optional(z.enum(waysToDecide)),
};
const leagueResult = z.strictObject(resultFields);
export type PackResult = z.output<typeof leagueResult>;

export const leagueFixture = z.strictObject({
  slug: value.slug,
  category: value.slug,
  group: groupName,
  type: value.optionalLine(60),
  team_1: value.line(80),
  team_2: value.line(80),
  date: value.day,
  time,
  ground: value.optionalLine(120),
  /** The original date of a match that was moved. */
  moved_from_date: value.optional(value.day),
  moved_from_time: time,
  /** The sources of the sides of a knock-out match: "first of Group A", "winner of 1". It then fills in by itself. */
  from_1: value.optionalLine(120),
  from_2: value.optionalLine(120),
  ...resultFields,
});

export const leagueSocialPost = z.strictObject({
  slug: value.slug,
  league: value.slug,
  content: value.html,
  published_at: value.time,
});
