/** Fixtures of a league, for whoever runs it: results, moves and cancellations. */
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
import { staffName } from '../staff-member.ts';

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
  /** Overs a side of a match that was cut short; with a target those of the second innings. */
  match_overs: optionalText,
  /** Revised: the runs that the side batting second needed. */
  target: optionalCount,
  /** Of a walkover, and of a knock-out that the scores do not decide; 0 is neither side. */
  winner: z.nullable(z.literal([0, 1, 2])),
  decided_by: z.nullable(word(waysToDecide, 'lots')),
  group: fixtureGroup,
  /** `overs` of an innings; null where the sport has none. */
  category: z.object({ id, name: text, overs: optionalText, wickets: count }),
  league: z.object({ id, slug: requiredText, name: text }),
  may_change: yesNo,
  /** Changes with every change of the fixture. Acts name the version they were decided on; another one is a 409. */
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
  summary: 'Fixtures of a league: missing a result, upcoming or over',
});

/** What was done to it last, and whether `undoFixture` would take that back. */
const lastChange = z.object({
  action: requiredText,
  at: instant,
  by: z.nullable(staffName),
  can_be_undone: yesNo,
});

/** Why it keeps its group and teams; null where they can be corrected. */
const correction = z.object({ refusal: optionalText, groups: list(fixtureGroup) });

/** Why it cannot be removed, with the way out; otherwise what a person should know before it is. */
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
  summary: 'One fixture, with who last changed it',
});

/** Checked by `findResultProblem`, whose sentences say what is wrong. */
const score = z.nullable(line(10));
const overs = z.nullable(line(10));
const wickets = z.nullable(wholeNumber(0, 20));

/**
 * `no_result` is a match that was abandoned or never began: it has no scores. A `walkover` has none either: its winner gets
 * the points.
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
  /** Both null for a knockout. */
  response: z.object({ before: z.nullable(list(tableRow)), after: z.nullable(list(tableRow)) }),
  reads: true,
  summary: "Previews the group's table before and after a result",
});

/** 409 until it is confirmed where a later match of the knock-out has begun with other teams than would follow. */
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
 * A cancelled fixture is on again. 422 names the field of what cannot be, also because the match is there already; 409 with a
 * result, and where a team would play twice, until that is confirmed.
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
    /** Another of its category. */
    group: z.optional(idInput),
    /** Whether a person has seen the warning. */
    confirmed: z.optional(z.boolean()),
  }),
  response: fixtureReply,
  summary: 'Changes the day, time, ground, group or teams of a fixture',
});

/** With a result it is a 409. */
export const callOffFixture = defineEndpoint({
  ...organisers,
  id: 'callOffFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/cancel',
  params: byId,
  body: z.strictObject({ version }),
  response: fixtureReply,
  summary: 'Cancels a fixture',
});

/** For 30 days, and as long as nothing else changed the fixture: 409 otherwise, and until confirmed as a result. An undo can be undone. */
export const undoFixture = defineEndpoint({
  ...organisers,
  id: 'undoFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/undo',
  params: byId,
  body: z.strictObject({ version, confirmed: z.optional(z.boolean()) }),
  response: fixtureReply,
  summary: 'Undoes the last change of a fixture',
});

/**
 * Takes a fixture that was added by mistake off the desk and the sites. With a result or a scorer's log, and in a knock-out,
 * it is a 409; also until what hangs on it is confirmed.
 */
export const removeFixture = defineEndpoint({
  ...organisers,
  id: 'removeFixture',
  method: 'POST',
  path: 'desk/fixtures/{id}/remove',
  params: byId,
  body: z.strictObject({
    version,
    /** Whether a person has seen the warnings. */
    confirmed: z.optional(z.boolean()),
  }),
  response: nothing,
  empty: 204,
  summary: 'Removes a fixture that was added by mistake',
});

/** With all that it had. 409 where it is not removed, where the same match has been added since, or a team has left its group. */
export const bringFixtureBack = defineEndpoint({
  ...organisers,
  id: 'bringFixtureBack',
  method: 'POST',
  path: 'desk/fixtures/{id}/bring-back',
  params: byId,
  response: fixtureReply,
  summary: 'Restores a removed fixture',
});
