/** Fixtures that are added to a category, by hand or from a table. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, filledName, idInput, nameLine } from '../../core/request.ts';
import { count, optionalText, text, word, yesNo } from '../../core/wire.ts';
import { list } from '../../core/wire-lists.ts';
import { GROUND_MAX, TEAM_NAME_MAX } from '../limits.ts';
import { dayInput, timeInput } from '../typed-times.ts';

const organising = {
  service: 'main',
  auth: 'staff',
  roles: ['owner', 'organiser'],
  extension: true,
  method: 'POST',
  params: z.strictObject({ id: idInput }),
} as const;

export const FIXTURES_AT_ONCE = 200;
/** In characters. */
export const FIXTURE_TABLE_MAX = 60_000;
/** The columns of a table, in any order; the first four are needed. */
export const fixtureColumns = ['date', 'team_1', 'team_2', 'group', 'time', 'ground', 'type'] as const;

const newFixture = z.strictObject({
  group: filledName(80),
  type: nameLine(60),
  team_1: filledName(TEAM_NAME_MAX),
  team_2: filledName(TEAM_NAME_MAX),
  /** A day in India. */
  date: dayInput,
  /** In India; empty while it is open. */
  time: z.union([z.literal(''), timeInput]),
  ground: nameLine(GROUND_MAX),
});
export type NewFixture = z.output<typeof newFixture>;

const fixturePreview = z.object({
  /** Of the table, counted from 1, its head included. */
  line: count,
  group: text,
  type: text,
  team_1: text,
  team_2: text,
  date: text,
  time: text,
  ground: text,
  /** Why it cannot be added, and the cell that is wrong. */
  problem: optionalText,
  cell: z.nullable(word(fixtureColumns, 'date')),
  /** Whether the same match is planned already, or in an earlier row: it is left out. */
  exists: yesNo,
  /** What is unusual about it: a team would play twice. */
  warning: optionalText,
});
export type FixturePreview = z.output<typeof fixturePreview>;

/** 422 for what is no table with the needed columns. */
export const previewFixtures = defineEndpoint({
  ...organising,
  id: 'previewFixtures',
  path: 'desk/league-categories/{id}/fixtures/preview',
  /** Comma-separated values, or cells as a spreadsheet copies them. */
  body: z.strictObject({ table: filledLine(FIXTURE_TABLE_MAX) }),
  response: z.object({
    rows: list(fixturePreview),
    /** The headings of columns that are left out, or their places: "column 5". */
    unread: z.array(text),
  }),
  reads: true,
  summary: 'Checks a table of fixtures row by row before it is added',
});

/**
 * All of them or none: 422 names the first row that cannot be added, also because the match is there already; 409 one in
 * which a team would play twice, until that is confirmed.
 */
export const addFixtures = defineEndpoint({
  ...organising,
  id: 'addFixtures',
  path: 'desk/league-categories/{id}/fixtures',
  body: z.strictObject({
    rows: z.array(newFixture).check(z.minLength(1), z.maxLength(FIXTURES_AT_ONCE)),
    /** Whether a person has seen the warnings. */
    confirmed: z.optional(z.boolean()),
    /** The plan that they come from, of pairings that are missing: 409 when one of them is there by now. */
    plan: z.optional(z.strictObject({ twice: z.boolean() })),
  }),
  response: z.object({ added: count }),
  summary: 'Adds fixtures to a category',
});
