/** People with an account, for moderators: found by name or number, with the sanctions against them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line, wholeNumber } from '../core/request.ts';
import { staffRoles } from './access/staff-roles.ts';
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
  /** The last two digits; null if the account has lost its number. */
  phone_ending: optionalText,
  since: instant,
  /** The sanction in force, if any. */
  sanction: z.nullable(word(sanctionKinds, 'warning')),
  /** When the account will be deleted, unless its owner cancels that. */
  leaves_at: instant,
});
export type PersonRow = z.output<typeof personRow>;

/** A POST, to keep phone numbers out of URLs and server logs. */
export const findPeople = defineEndpoint({
  ...moderators,
  id: 'findPeople',
  method: 'POST',
  path: 'desk/people/find',
  /** The start of a name, or a whole phone number; empty for the newest accounts. */
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
  /** Null if permanent. */
  ends_at: instant,
  /** For a warning: whether it has not been withdrawn. */
  in_force: yesNo,
  /** Why it cannot be lifted. */
  refused: reachLimit,
});

const person = z.object({
  ...personRow.shape,
  /** Roles at the desk. */
  roles: list(word(staffRoles, 'editor')),
  /** Why no sanction can be given. */
  refused: reachLimit,
  /** Why the sessions cannot be ended. */
  sessions_refused: reachLimit,
  teams: list(text),
  /** The leagues they follow, which the sites call registering. */
  leagues: list(text),
  comments: count,
  sanctions: list(personSanction),
  sessions: list(z.object({ id, device: text, created_at: instant, last_used_at: instant })),
  /** The newest conversations; only for owners, who can also read them in the inbox. */
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
 * The person is notified and can appeal. Only owners sanction permanently, sanction staff, and sanction people without a
 * reported or held comment. Owners cannot sanction their own account.
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
