/** Fixtures of a league, for its organisers: results, moves and cancellations. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, filledName, idInput, line, nameLine, wholeNumber } from '../../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, text, word, yesNo } from '../../core/wire.ts';
import { day, instant } from '../../core/wire-dates.ts';
import { list, nothing, optional } from '../../core/wire-lists.ts';
import { waysToDecide } from '../../league/ways-to-decide.ts';
import { tableRow } from '../../league/league-tables.ts';
import { GROUND_MAX, TEAM_NAME_MAX } from '../limits.ts';
import { dayInput, timeInput } from '../typed-times.ts';
import { staffName } from '../access/staff-member.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const everyone = { ...desk, roles: ['owner', 'editor', 'organiser'] } as const;
const organisers = { ...desk, roles: ['owner', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

/** `open`: has begun without a result, oldest first. `next`: still to come, soonest first. `results`: newest first. */
export const fixtureLists = ['open', 'next', 'results'] as const;
export type FixtureList = (typeof fixtureLists)[number];

const statuses = ['scheduled', 'played', 'walkover', 'no_result', 'cancelled'] as const;
const first = z.nullable(z.literal([1, 2]));

const fixtureGroup = z.object({ id, name: text, has_table: yesNo, teams: list(requiredText) });

export const deskFixture = z.object({
  id,
  team_1: text,
  team_2: text,
  type: optionalText,
  date: day,
  /** `16:30`, in India. */
  time: optionalText,
  ground: optionalText,
  moved_from_date: day,
  moved_from_time: optionalText,
  status: word(statuses, 'scheduled'),
  result_1: optionalText,
  result_2: optionalText,
  overs_1: optionalText,
  overs_2: optionalText,
  all_out_1: yesNo,
  all_out_2: yesNo,
  batted_first: first,
  wickets_1: optionalCount,
  wickets_2: optionalCount,
  /** Overs a side of a shortened match; with a target, the overs of the second innings. */
  match_overs: optionalText,
  /** The revised target: runs that the side batting second needed. */
  target: optionalCount,
  /** For a walkover, and for a knockout that the scores do not decide; 0 for neither side. */
  winner: z.nullable(z.literal([0, 1, 2])),
  decided_by: z.nullable(word(waysToDecide, 'lots')),
  group: fixtureGroup,
  /** `overs` per innings; null for a sport without overs. */
  category: z.object({ id, name: text, overs: optionalText, wickets: count }),
  league: z.object({ id, slug: requiredText, name: text }),
  may_change: yesNo,
  /** Changes with every change to the fixture. Actions must name the current version: 409 otherwise. */
  version: requiredText,
});
export type DeskFixture = z.output<typeof deskFixture>;

export const deskFixtures = defineEndpoint({
  ...everyone,
  id: 'deskFixtures',
  method: 'GET',
  path: 'desk/leagues/{id}/fixtures',
  params: byId,
  query: z.object({
    show: z.prefault(z.enum(fixtureLists), 'open'),
    category_id: z.optional(idInput),
    cursor: z.optional(line(60)),
  }),
  response: z.object({ data: list(deskFixture), cursor: optionalText }),
  summary: 'Matches of a league: missing a result, upcoming, or finished',
});

/** The last change, and whether `undoFixture` can undo it. */
const lastChange = z.object({
  action: requiredText,
  at: instant,
  by: z.nullable(staffName),
  can_be_undone: yesNo,
});

/** `refusal`: why its group and teams cannot be corrected; null if they can. */
const correction = z.object({ refusal: optionalText, groups: list(fixtureGroup) });

/** `refusal`: why it cannot be removed, and what to do instead. `warnings`: what else the removal affects. */
const removal = z.object({ refusal: optionalText, warnings: list(requiredText) });

const fixtureReply = z.object({
  fixture: deskFixture,
  last_change: z.nullable(lastChange),
  removal: optional(removal),
  correction: optional(correction),
});
export type DeskFixtureReply = z.output<typeof fixtureReply>;

export const deskFixtureById = defineEndpoint({
  ...everyone,
  id: 'deskFixtureById',
  method: 'GET',
  path: 'desk/fixtures/{id}',
  params: byId,
  response: fixtureReply,
  summary: 'A match with its last change',
});

/** Validated by `findResultProblem`, which provides the messages. */
const score = z.nullable(line(10));
const overs = z.nullable(line(10));
const wickets = z.nullable(wholeNumber(0, 20));

/**
 * `no_result`: abandoned or never begun, without scores. `walkover`: also without scores; the winner gets the points.
 */
const resultInput = {
  status: z.enum(['played', 'walkover', 'no_result']),
  result_1: z.prefault(score, null),
  result_2: z.prefault(score, null),
  overs_1: z.prefault(overs, null),
  overs_2: z.prefault(overs, null),
  all_out_1: z.prefault(z.boolean(), false),
  all_out_2: z.prefault(z.boolean(), false),
  batted_first: z.prefault(first, null),
  wickets_1: z.prefault(wickets, null),
  wickets_2: z.prefault(wickets, null),
  match_overs: z.prefault(overs, null),
  target: z.prefault(z.nullable(wholeNumber(1, 2000)), null),
  winner: z.prefault(first, null),
  decided_by: z.prefault(z.nullable(z.enum(waysToDecide)), null),
};
const version = filledLine(60);

/** Changes nothing. */
export const previewFixtureResult = defineEndpoint({
  ...organisers,
  id: 'previewFixtureResult',
  method: 'POST',
  path: 'desk/fixtures/{id}/result/preview',
  params: byId,
  body: z.strictObject(resultInput),
  /** Null for a knockout. */
  response: z.object({ before: z.nullable(list(tableRow)), after: z.nullable(list(tableRow)) }),
  reads: true,
  summary: "Previews the group's table before and after a result",
});

/** 409 until confirmed, if a later match of the knockout has already begun with other teams. */
export const enterFixtureResult = defineEndpoint({
  ...organisers,
  id: 'enterFixtureResult',
  method: 'POST',
  path: 'desk/fixtures/{id}/result',
  params: byId,
  body: z.strictObject({ version, ...resultInput, confirmed: z.optional(z.boolean()) }),
  response: fixtureReply,
  summary: 'Enters or corrects a result',
});

/**
 * Reinstates a cancelled fixture. 422 names an invalid field, also for a duplicate match; 409 for a fixture with a result,
 * and until confirmed if a team would play twice.
 */
export const rescheduleFixture = defineEndpoint({
  ...organisers,
  id: 'rescheduleFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/move',
  params: byId,
  body: z.strictObject({
    version,
    date: dayInput,
    time: z.nullable(timeInput),
    ground: z.nullable(nameLine(GROUND_MAX)),
    team_1: z.optional(filledName(TEAM_NAME_MAX)),
    team_2: z.optional(filledName(TEAM_NAME_MAX)),
    /** Another group of its category. */
    group: z.optional(idInput),
    /** Whether the person has confirmed the warning. */
    confirmed: z.optional(z.boolean()),
  }),
  response: fixtureReply,
  summary: 'Changes the day, time, ground, group or teams of a match',
});

/** 409 for a fixture with a result. */
export const callOffFixture = defineEndpoint({
  ...organisers,
  id: 'callOffFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/cancel',
  params: byId,
  body: z.strictObject({ version }),
  response: fixtureReply,
  summary: 'Cancels a match',
});

/** Within 30 days and if nothing else has changed the fixture: 409 otherwise, and until confirmed like a result. An undo can be undone. */
export const undoFixture = defineEndpoint({
  ...organisers,
  id: 'undoFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/undo',
  params: byId,
  body: z.strictObject({ version, confirmed: z.optional(z.boolean()) }),
  response: fixtureReply,
  summary: 'Undoes the last change to a match',
});

/**
 * Removes a fixture from the desk and the sites. 409 for a fixture with a result or a scorer's log, for a knockout, and until
 * its warnings are confirmed.
 */
export const removeFixture = defineEndpoint({
  ...organisers,
  id: 'removeFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/remove',
  params: byId,
  body: z.strictObject({
    version,
    /** Whether the person has confirmed the warnings. */
    confirmed: z.optional(z.boolean()),
  }),
  response: nothing,
  empty: 204,
  summary: 'Removes a match that was added by mistake',
});

/** With all its data. 409 if it is not removed, if the same match has been added since, or if a team has left its group. */
export const bringFixtureBack = defineEndpoint({
  ...organisers,
  id: 'bringFixtureBack',
  method: 'POST',
  path: 'desk/fixtures/{id}/bring-back',
  params: byId,
  response: fixtureReply,
  summary: 'Restores a removed match',
});
