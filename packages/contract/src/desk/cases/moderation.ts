/** Sanctions in force, appeals, and the words that hold a comment for review. */
import * as z from 'zod/mini';
import { decisionKinds } from '../../account/decisions.ts';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, line, wholeNumber } from '../../core/request.ts';
import { id, optionalText, text, word, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { reportReasons } from '../../feed/reports.ts';
import { HELD_WORD_MAX } from '../../rules/limits.ts';
import { sanctionKinds } from '../../rules/sanctions.ts';
import { reachLimit } from '../../rules/reach.ts';

const moderators = { service: 'main', auth: 'staff', roles: ['owner', 'moderator'], extension: true } as const;
const cursor = z.object({ cursor: z.optional(line(60)) });

export const sanctioned = z.object({
  id,
  person: text,
  kind: word(sanctionKinds, 'warning'),
  rule: word(reportReasons, 'other'),
  at: instant,
  /** Null if permanent. */
  ends_at: instant,
  refused: reachLimit,
});
export type Sanctioned = z.output<typeof sanctioned>;

export const deskSanctions = defineEndpoint({
  ...moderators,
  id: 'deskSanctions',
  method: 'GET',
  path: 'desk/sanctions',
  query: cursor,
  response: z.object({ data: list(sanctioned), cursor: optionalText }),
  summary: 'Limits, suspensions and bans in force, newest first',
});

export const liftSanction = defineEndpoint({
  ...moderators,
  id: 'liftSanction',
  method: 'POST',
  path: 'desk/sanctions/lift',
  fresh: true,
  /** `lifted: false` reinstates a lifted sanction until its original end. */
  body: z.strictObject({ id: wholeNumber(1), lifted: z.prefault(z.boolean(), true) }),
  response: nothing,
  empty: 204,
  summary: 'Lifts or reinstates a sanction; 409 if it has ended, or is in force; 403 if `refused`',
});

export const deskAppeal = z.object({
  id,
  kind: word(decisionKinds, 'sanction'),
  person: text,
  /** The decision, as the person reads it. */
  decision: text,
  /** Text of the hidden comment. */
  comment: optionalText,
  /** The person's appeal. */
  text,
  at: instant,
  /** False for the member of staff who made the decision, and if `refused`. */
  may_decide: yesNo,
  refused: reachLimit,
});
export type DeskAppeal = z.output<typeof deskAppeal>;

export const deskAppeals = defineEndpoint({
  ...moderators,
  id: 'deskAppeals',
  method: 'GET',
  path: 'desk/appeals',
  query: cursor,
  response: z.object({ data: list(deskAppeal), cursor: optionalText }),
  summary: 'Open appeals, oldest first',
});

export const decideAppeal = defineEndpoint({
  ...moderators,
  id: 'decideAppeal',
  method: 'POST',
  path: 'desk/appeals/decide',
  fresh: true,
  /** `granted: null` reopens the appeal, and the original decision applies again. */
  body: z.strictObject({ id: wholeNumber(1), granted: z.nullable(z.boolean()) }),
  response: nothing,
  empty: 204,
  summary: 'Decides or reopens an appeal; 403 for the member of staff who made the decision, and if `refused`',
});

export const heldWords = defineEndpoint({
  ...moderators,
  id: 'heldWords',
  method: 'GET',
  path: 'desk/held-words',
  response: z.object({ data: list(text) }),
  summary: 'Words, phrases and hosts that hold a comment for review, in alphabetical order',
});

export const changeHeldWord = defineEndpoint({
  ...moderators,
  id: 'changeHeldWord',
  method: 'POST',
  path: 'desk/held-words',
  body: z.strictObject({ word: filledLine(HELD_WORD_MAX), is_held: z.boolean() }),
  response: z.object({ data: list(text) }),
  summary: 'Adds a held word or removes one; replies with the list',
});
