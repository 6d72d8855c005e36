/** Adding fixtures to a category, by hand or from a table. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { filledLine, filledName, idInput, nameLine } from '../../../core/request.ts';
import { count, optionalText, text, word, yesNo } from '../../../core/wire.ts';
import { list } from '../../../core/wire-lists.ts';
import { GROUND_MAX, TEAM_NAME_MAX } from '../../limits.ts';
import { dayInput, timeInput } from '../../typed-times.ts';

const organising = {
  service: 'main',
  auth: 'staff',
  roles: ['owner', 'organiser'],
  extension: true,
  method: 'POST',
  params: z.strictObject({ id: idInput }),
} as const;

export const FIXTURES_AT_ONCE = 200;
/** Characters. */
export const FIXTURE_TABLE_MAX = 60_000;
/** The columns of a table, in any order. The first four are required. */
export const fixtureColumns = ['date', 'team_1', 'team_2', 'group', 'time', 'ground', 'type'] as const;

const newFixture = z.strictObject({
  group: filledName(80),
  type: nameLine(60),
  team_1: filledName(TEAM_NAME_MAX),
  team_2: filledName(TEAM_NAME_MAX),
  /** A day in India. */
  date: dayInput,
  /** In India; empty if undecided. */
  time: z.union([z.literal(''), timeInput]),
  ground: nameLine(GROUND_MAX),
});
export type NewFixture = z.output<typeof newFixture>;

const fixturePreview = z.object({
  /** Line of the table from 1, counting the header. */
  line: count,
  group: text,
  type: text,
  team_1: text,
  team_2: text,
  date: text,
  time: text,
  ground: text,
  /** Why it cannot be added, and the invalid cell. */
  problem: optionalText,
  cell: z.nullable(word(fixtureColumns, 'date')),
  /** Whether the same match is already planned or in an earlier row. It is then left out. */
  exists: yesNo,
  /** An unusual fact, such as a team that would play twice. */
  warning: optionalText,
});
export type FixturePreview = z.output<typeof fixturePreview>;

/** 422 without the required columns. */
export const previewFixtures = defineEndpoint({
  ...organising,
  id: 'previewFixtures',
  path: 'desk/league-categories/{id}/fixtures/preview',
  /** Comma-separated values, or cells as a spreadsheet copies them. */
  body: z.strictObject({ table: filledLine(FIXTURE_TABLE_MAX) }),
  response: z.object({
    rows: list(fixturePreview),
    /** Ignored columns by heading or position: "column 5". */
    unread: z.array(text),
  }),
  reads: true,
  summary: 'Checks every row of a table of matches before they are added',
});

/**
 * Adds all rows or none. 422 names the first invalid row, also for a duplicate match; 409 until confirmed if a team would
 * play twice.
 */
export const addFixtures = defineEndpoint({
  ...organising,
  id: 'addFixtures',
  path: 'desk/league-categories/{id}/fixtures',
  body: z.strictObject({
    rows: z.array(newFixture).check(z.minLength(1), z.maxLength(FIXTURES_AT_ONCE)),
    /** Whether the person has confirmed the warnings. */
    confirmed: z.optional(z.boolean()),
    /** Set for rows from a plan of missing pairings: 409 if one has been added since. */
    plan: z.optional(z.strictObject({ twice: z.boolean() })),
  }),
  response: z.object({ added: count }),
  summary: 'Adds matches to a category',
});
