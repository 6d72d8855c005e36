/** Planning the fixtures of a whole category, and new slots for washed-out matches. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { filledLine, filledName, idInput, wholeNumber } from '../../../core/request.ts';
import { count, id, optionalText, requiredText, text, yesNo } from '../../../core/wire.ts';
import { list, optional } from '../../../core/wire-lists.ts';
import { GROUND_MAX, TEAM_NAME_MAX } from '../../limits.ts';
import { dayInput, timeInput } from '../../typed-times.ts';
import { FIXTURES_AT_ONCE } from './new-fixtures.ts';

const organising = {
  service: 'main',
  auth: 'staff',
  roles: ['owner', 'organiser'],
  extension: true,
  method: 'POST',
  params: z.strictObject({ id: idInput }),
} as const;

export const PLAN_TEAMS_MAX = 24;
export const PLAN_GROUNDS_MAX = 10;
export const PLAN_DAYS_MAX = 370;
/** Days listed one by one. */
export const NAMED_DAYS_MAX = 60;

const wishes = {
  /** Length of a match including breaks before and after it. */
  minutes: wholeNumber(15, 600),
  /** Days off between two days on which a team plays. */
  rest_days: wholeNumber(0, 30),
  /** For each team. */
  matches_a_day: wholeNumber(1, 6),
};

const slot = z.object({ date: requiredText, time: optionalText, ground: optionalText });

const plannedFixture = z.object({
  group: requiredText,
  type: text,
  team_1: requiredText,
  team_2: requiredText,
  date: requiredText,
  time: requiredText,
  ground: text,
});
export type PlannedFixture = z.output<typeof plannedFixture>;

const metFixture = z.object({
  id,
  group: requiredText,
  team_1: requiredText,
  team_2: requiredText,
  date: requiredText,
  time: optionalText,
  /** Whether it has a result. */
  is_over: yesNo,
});
export type MetFixture = z.output<typeof metFixture>;

/** 422 for too many teams, matches or days, and for hours too short for a match. Nothing is saved. */
export const planFixtures = defineEndpoint({
  ...organising,
  id: 'planFixtures',
  path: 'desk/league-categories/{id}/plan',
  body: z.strictObject({
    from: dayInput,
    to: dayInput,
    /** 0 is Sunday. */
    weekdays: z.array(wholeNumber(0, 6)).check(z.minLength(1), z.maxLength(7)),
    without: z.array(dayInput).check(z.maxLength(NAMED_DAYS_MAX)),
    grounds: z
      .array(z.strictObject({ name: filledName(GROUND_MAX), from: timeInput, to: timeInput }))
      .check(z.minLength(1), z.maxLength(PLAN_GROUNDS_MAX)),
    ...wishes,
    /** Whether every pair of teams meets twice. */
    twice: z.boolean(),
    /** Plans all pairings, even those already planned. */
    again: z.optional(z.boolean()),
    /** Days on which a team cannot play. */
    away: z
      .array(z.strictObject({ team: filledName(TEAM_NAME_MAX), date: dayInput }))
      .check(z.maxLength(NAMED_DAYS_MAX)),
  }),
  response: z.object({
    /** Ready to be added. */
    rows: list(plannedFixture),
    /** Number of matches without a slot. */
    left: count,
    /** Why matches have no slot. */
    reasons: list(text),
    /** Matches already planned, which are left out. */
    there: list(metFixture),
  }),
  reads: true,
  summary: 'Plans a round robin for the groups of a category',
});

const move = z.object({
  id,
  /** The version of the match at the time of the preview. */
  version: requiredText,
  category: text,
  team_1: requiredText,
  team_2: requiredText,
  from: slot,
  /** Null if no slot is left. */
  to: optional(slot),
});
export type RainMove = z.output<typeof move>;

/** Uses the grounds and hours of the planned matches. Nothing is saved. */
export const previewRain = defineEndpoint({
  ...organising,
  id: 'previewRain',
  path: 'desk/leagues/{id}/rain',
  body: z.strictObject({
    date: dayInput,
    /** Null for all grounds. */
    ground: z.nullable(filledName(GROUND_MAX)),
    /** Days to play on instead. */
    days: z.array(dayInput).check(z.minLength(1), z.maxLength(NAMED_DAYS_MAX)),
    ...wishes,
  }),
  response: z.object({ moves: list(move) }),
  reads: true,
  summary: 'Proposes new slots for the matches of a washed-out day; others stay',
});

/** Moves all matches or none: 409 if one has changed since, even by the same request sent before. */
export const applyRain = defineEndpoint({
  ...organising,
  id: 'applyRain',
  path: 'desk/leagues/{id}/rain/apply',
  body: z.strictObject({
    moves: z
      .array(
        z.strictObject({
          id: idInput,
          version: filledLine(64),
          date: dayInput,
          time: z.nullable(timeInput),
          ground: z.nullable(filledName(GROUND_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(FIXTURES_AT_ONCE)),
  }),
  response: z.object({ moved: count }),
  summary: 'Moves the matches of a washed-out day',
});
