/** Moderators' decisions about a person, and the person's appeals. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, line, wholeNumber } from '../core/request.ts';
import { id, optionalText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { APPEAL_MAX } from '../rules/limits.ts';

/** What can be appealed against. */
export const decisionKinds = ['comment', 'sanction'] as const;

export const decision = z.object({
  kind: word(decisionKinds, 'sanction'),
  id,
  /** One sentence, with the reason. */
  text,
  /** The text of the hidden comment; null for a sanction. */
  comment: optionalText,
  post: optional(z.object({ slug: text, name: text })),
  at: instant,
  ends_at: instant,
  /** Null without an appeal. */
  appeal: optional(word(['open', 'granted', 'refused'], 'open')),
  may_appeal: yesNo,
});
export type Decision = z.output<typeof decision>;

export const decisions = defineEndpoint({
  id: 'decisions',
  service: 'main',
  method: 'GET',
  path: 'auth/account/decisions',
  auth: 'bearer',
  response: z.object({ data: list(decision) }),
  extension: true,
  summary: "Moderators' decisions about the user and their comments, newest first",
});

export const appeal = defineEndpoint({
  id: 'appeal',
  service: 'main',
  method: 'POST',
  path: 'auth/account/appeals',
  auth: 'bearer',
  body: z.strictObject({ kind: z.enum(decisionKinds), id: wholeNumber(1), text: filledLine(APPEAL_MAX) }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Appeals against a decision, once and within 14 days; another moderator answers',
});

/** For a banned person: refusing their login returns this token, which is valid for an hour. */
export const appealBan = defineEndpoint({
  id: 'appealBan',
  service: 'main',
  method: 'POST',
  path: 'appeals/ban',
  auth: 'public',
  body: z.strictObject({ token: line(200), text: filledLine(APPEAL_MAX) }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Appeals against a ban',
});
