import { sourceKinds } from '@maidan/contract/league/brackets';
import { waysToDecide } from '@maidan/contract/league/ways-to-decide';
import { matchEvent, matchRules } from '@maidan/contract/league/match-log';
import { z } from 'zod';
import { tieBreaks } from '@maidan/contract/league/league-tables';

const whole = z.int().nullable();
const flag = z.literal([0, 1]);
const statuses = ['scheduled', 'played', 'walkover', 'no_result', 'cancelled'] as const;

/** As a result is stored: integers, null if no one counted. */
const result = z.strictObject({
  status: z.enum(statuses),
  score_1: whole,
  score_2: whole,
  balls_1: whole,
  balls_2: whole,
  all_out_1: flag,
  all_out_2: flag,
  batted_first: z.literal([1, 2]).nullable(),
  wickets_1: whole,
  wickets_2: whole,
  match_balls: whole,
  target: whole,
  /** 0 for neither side. */
  winner: z.literal([0, 1, 2]).nullable(),
  decided_by: z.enum(waysToDecide).nullable(),
});

const row = z.strictObject({
  team: z.string(),
  matches: z.int(),
  win: z.int(),
  lost: z.int(),
  points: z.int(),
  nrr: z.string().nullable(),
});

const side = z.strictObject({
  kind: z.enum(sourceKinds),
  /** The name of a group or a team; null for a match. */
  name: z.string().nullable(),
  /** The place in a group, or the number of a match; null for a team. */
  number: z.int().nullable(),
});

const match = z.strictObject({
  slug: z.string(),
  group: z.string(),
  type: z.string().nullable(),
  team_1: z.string(),
  team_2: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  ground: z.string().nullable(),
  result,
  knockout: z
    .strictObject({
      number: z.int(),
      sides: z.tuple([side, side]),
    })
    .nullable(),
  /** For a match scored on the ground: the events that count. They refer to players only by number. */
  log: z.strictObject({ rules: matchRules, events: z.array(matchEvent) }).nullable(),
  /** What was entered by hand or confirmed, oldest first; values as text, null for none. */
  history: z.array(
    z.strictObject({
      at: z.string(),
      act: z.enum(['entered', 'corrected', 'decided', 'taken back']),
      values: z.record(z.string(), z.string().nullable()),
    }),
  ),
});

/** A season as one file: the data behind its tables, and the tables. */
export const seasonRecord = z.strictObject({
  format: z.literal('maidan-season'),
  version: z.literal(1),
  league: z.strictObject({ slug: z.string(), name: z.string() }),
  categories: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      rules: z.strictObject({
        win_points: z.int(),
        tie_points: z.int(),
        no_result_points: z.int(),
        quota_balls: whole,
        wickets: z.int(),
        tie_breaks: z.array(z.enum(tieBreaks)),
      }),
      groups: z.array(
        z.strictObject({
          name: z.string(),
          teams: z.array(z.string()),
          /** Null for a knock-out. */
          table: z.array(row).nullable(),
        }),
      ),
      matches: z.array(match),
    }),
  ),
});

export type SeasonRecord = z.output<typeof seasonRecord>;
export type RecordedCategory = SeasonRecord['categories'][number];
export type RecordedMatch = RecordedCategory['matches'][number];
