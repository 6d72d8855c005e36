/** Knockouts whose sides are filled in automatically, for the league's organisers. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { filledName, idInput, wholeNumber } from '../../../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, text, word, yesNo } from '../../../core/wire.ts';
import { day } from '../../../core/wire-dates.ts';
import { list } from '../../../core/wire-lists.ts';
import { sourceKinds } from '../../../league/brackets.ts';
import { waysToDecide } from '../../../league/ways-to-decide.ts';
import { GROUND_MAX } from '../../limits.ts';
import { dayInput, timeInput } from '../../typed-times.ts';
import { CATEGORY_NAME_MAX } from './season.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const organising = { ...desk, roles: ['owner', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

export const BRACKET_MATCHES_MAX = 32;
const RANK_MAX = 24;

const statuses = ['scheduled', 'played', 'walkover', 'no_result', 'cancelled'] as const;

const bracketMatch = z.object({
  number: count,
  fixture_id: id,
  /** 'semi-final 1' */
  name: text,
  team_1: text,
  team_2: text,
  date: day,
  time: optionalText,
  ground: optionalText,
  status: word(statuses, 'scheduled'),
  /** `ref` is the id of a group or a team, or the number of a match. */
  sources: list(z.object({ kind: word(sourceKinds, 'team'), ref: count, rank: optionalCount })),
  /** 0 for neither side; null while open. */
  winner: optionalCount,
  decided_by: z.nullable(word(waysToDecide, 'lots')),
  /** Whether it has finished and an organiser must record who goes through. */
  needs_word: yesNo,
  /** Sides that a corrected earlier result no longer supports, because the match had already begun. */
  changed: list(count),
});
export type DeskBracketMatch = z.output<typeof bracketMatch>;

const bracket = z.object({ group_id: id, name: requiredText, matches: list(bracketMatch) });
export type DeskBracket = z.output<typeof bracket>;

const bracketsReply = z.object({
  brackets: list(bracket),
  /** The groups with a table. */
  groups: list(z.object({ id, name: requiredText, teams: count })),
  teams: list(z.object({ id, name: requiredText })),
});
export type DeskBrackets = z.output<typeof bracketsReply>;

export const deskBrackets = defineEndpoint({
  ...organising,
  id: 'deskBrackets',
  method: 'GET',
  path: 'desk/league-categories/{id}/brackets',
  params: byId,
  response: bracketsReply,
  summary: 'The knockouts of a category, and where their sides can come from',
});

const source = z.strictObject({
  kind: z.enum(sourceKinds),
  ref: wholeNumber(1),
  rank: z.nullable(wholeNumber(1, RANK_MAX)),
});
const sources = z.tuple([source, source]);

/**
 * Matches are numbered in order, and sources refer to earlier ones. 422 for an invalid bracket, 409 for the name of an
 * existing group.
 */
export const makeBracket = defineEndpoint({
  ...organising,
  id: 'makeBracket',
  method: 'POST',
  path: 'desk/league-categories/{id}/brackets',
  params: byId,
  body: z.strictObject({
    name: filledName(CATEGORY_NAME_MAX),
    matches: z
      .array(
        z.strictObject({
          sources,
          date: dayInput,
          time: z.nullable(timeInput),
          ground: z.nullable(filledName(GROUND_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(BRACKET_MATCHES_MAX)),
  }),
  response: bracketsReply,
  summary: 'Adds a knockout with its matches to a category',
});

/** The sources of all matches, in order. 409 for changing a match that has begun. */
export const changeBracket = defineEndpoint({
  ...organising,
  id: 'changeBracket',
  method: 'POST',
  path: 'desk/league-groups/{id}/bracket',
  params: byId,
  body: z.strictObject({
    sources: z.array(sources).check(z.minLength(1), z.maxLength(BRACKET_MATCHES_MAX)),
  }),
  response: bracketsReply,
  summary: 'Changes where the sides of a knockout come from',
});

/** With its fixtures. 409 once one of them has begun. */
export const removeBracket = defineEndpoint({
  ...organising,
  id: 'removeBracket',
  method: 'DELETE',
  path: 'desk/league-groups/{id}/bracket',
  params: byId,
  response: bracketsReply,
  summary: 'Removes a knockout that has not begun',
});

/**
 * Needed if the scores do not decide; scores take precedence. A walkover is possible before the match; for neither side it
 * cancels the match. Null clears the record. 409 for a match still to be played, and until confirmed if a later match has
 * begun with other teams.
 */
export const decideMatch = defineEndpoint({
  ...organising,
  id: 'decideMatch',
  method: 'POST',
  path: 'desk/fixtures/{id}/winner',
  params: byId,
  body: z.strictObject({
    /** 0 for neither side. */
    winner: z.nullable(wholeNumber(0, 2)),
    decided_by: z.nullable(z.enum(waysToDecide)),
    /** Whether the person has confirmed that a later match keeps its teams. */
    confirmed: z.optional(z.boolean()),
  }),
  response: bracketsReply,
  summary: 'Records who goes through in a knockout',
});
