/** People with an account, for whoever decides about them: found by name or number, with what is in force against them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line, wholeNumber } from '../core/request.ts';
import { staffRoles } from '../core/staff-roles.ts';
import { count, id, optionalText, requiredText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { reportReasons } from '../feed/reports.ts';
import { SANCTION_DAYS_MAX, sanctionKinds } from '../rules/sanctions.ts';
import { DESK_QUERY_MAX } from './limits.ts';
import { reachLimit } from '../rules/reach.ts';

const moderators = { service: 'main', auth: 'staff', roles: ['owner', 'moderator'], extension: true } as const;
const byId = z.strictObject({ id: idInput });

const personRow = z.object({
  id,
  name: text,
  /** The last two digits; null for an account whose number has left it. */
  phone_ending: optionalText,
  since: instant,
  /** What is in force, if anything. */
  sanction: z.nullable(word(sanctionKinds, 'warning')),
  /** The account is deleted then, unless its owner keeps it. */
  leaves_at: instant,
});
export type PersonRow = z.output<typeof personRow>;

/** A POST, so that a number is in no address and no log. */
export const findPeople = defineEndpoint({
  ...moderators,
  id: 'findPeople',
  method: 'POST',
  path: 'desk/people/find',
  /** The beginning of a name, or a whole number; empty for the newest accounts. */
  body: z.strictObject({ query: line(DESK_QUERY_MAX), cursor: z.optional(line(60)) }),
  response: z.object({ data: list(personRow), cursor: optionalText }),
  reads: true,
  summary: 'Finds people by name or phone number',
});

const personSanction = z.object({
  id,
  kind: word(sanctionKinds, 'warning'),
  rule: word(reportReasons, 'other'),
  at: instant,
  /** Null without an end. */
  ends_at: instant,
  /** Of a warning, whether it was not taken back. */
  in_force: yesNo,
  /** Why it cannot be lifted. */
  refused: reachLimit,
});

const person = z.object({
  ...personRow.shape,
  /** At the desk. */
  roles: list(word(staffRoles, 'editor')),
  /** Why no sanction can be given. */
  refused: reachLimit,
  /** Why the sessions cannot be ended. */
  sessions_refused: reachLimit,
  teams: list(text),
  /** The leagues that they registered with, which is to follow them. */
  leagues: list(text),
  comments: count,
  sanctions: list(personSanction),
  sessions: list(z.object({ id, device: text, created_at: instant, last_used_at: instant })),
  /** The newest ones; for owners, who read them in the inbox as well. */
  conversations: list(z.object({ id, subject: text, open: yesNo, latest_at: instant })),
});
export type Person = z.output<typeof person>;

export const personById = defineEndpoint({
  ...moderators,
  id: 'personById',
  method: 'GET',
  path: 'desk/people/{id}',
  params: byId,
  response: person,
  summary: 'A person: devices, decisions, teams and conversations',
});

/** Logged, and 429 after ten in an hour. */
export const showPersonPhone = defineEndpoint({
  ...moderators,
  id: 'showPersonPhone',
  method: 'POST',
  path: 'desk/people/{id}/phone',
  secret: true,
  params: byId,
  response: z.object({ phone: requiredText }),
  reads: true,
  summary: "Reveals a person's phone number",
});

/**
 * The person is notified and can appeal. Only owners decide without an end, about accounts of the staff, and about people of
 * whom no comment was reported or held; owners cannot decide about their own account.
 */
export const sanctionPerson = defineEndpoint({
  ...moderators,
  id: 'sanctionPerson',
  method: 'POST',
  path: 'desk/people/{id}/sanctions',
  params: byId,
  fresh: true,
  body: z.strictObject({
    kind: z.enum(sanctionKinds),
    days: z.nullable(wholeNumber(1, SANCTION_DAYS_MAX)),
    rule: z.enum(reportReasons),
  }),
  response: person,
  summary: 'Warns, limits, suspends or bans a person',
});

export const endPersonSessions = defineEndpoint({
  ...moderators,
  id: 'endPersonSessions',
  method: 'DELETE',
  path: 'desk/people/{id}/sessions',
  params: byId,
  fresh: true,
  response: nothing,
  empty: 204,
  summary: 'Logs a person out on every device',
});
