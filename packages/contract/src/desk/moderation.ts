/** Sanctions in force, appeals, and the words that make a comment wait. */
import * as z from 'zod/mini';
import { decisionKinds } from '../account/decisions.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, line, wholeNumber } from '../core/request.ts';
import { id, optionalText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { reportReasons } from '../feed/reports.ts';
import { HELD_WORD_MAX } from '../rules/limits.ts';
import { sanctionKinds } from '../rules/sanctions.ts';
import { reachLimit } from '../rules/reach.ts';

const moderators = { service: 'main', auth: 'staff', roles: ['owner', 'moderator'], extension: true } as const;
const cursor = z.object({ cursor: z.optional(line(60)) });

export const sanctioned = z.object({
  id,
  person: text,
  kind: word(sanctionKinds, 'warning'),
  rule: word(reportReasons, 'other'),
  at: instant,
  /** Null without an end. */
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
  /** `lifted: false` puts back one that was lifted, until it would have ended. */
  body: z.strictObject({ id: wholeNumber(1), lifted: z.prefault(z.boolean(), true) }),
  response: nothing,
  empty: 204,
  summary: 'Ends or restores a sanction; 409 when it has already ended or is in force; 403 where it is `refused`',
});

export const deskAppeal = z.object({
  id,
  kind: word(decisionKinds, 'sanction'),
  person: text,
  /** What was decided, as the person reads it. */
  decision: text,
  /** Of the hidden comment. */
  comment: optionalText,
  /** What the person wrote. */
  text,
  at: instant,
  /** False for the member of staff who made the decision, and where it is `refused`. */
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
  summary: 'Undecided appeals, oldest first',
});

export const decideAppeal = defineEndpoint({
  ...moderators,
  id: 'decideAppeal',
  method: 'POST',
  path: 'desk/appeals/decide',
  fresh: true,
  /** `granted: null` takes the answer back: the decision holds again, and the appeal is open. */
  body: z.strictObject({ id: wholeNumber(1), granted: z.nullable(z.boolean()) }),
  response: nothing,
  empty: 204,
  summary:
    'Decides an appeal: shows the comment or ends the sanction, or reopens the appeal; 403 for the member of staff who made the decision, and where it is `refused`',
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
  summary: 'Adds or removes a word that holds comments for review; returns the list',
});
