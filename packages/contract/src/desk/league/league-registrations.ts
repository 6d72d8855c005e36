/** Registrations for the teams of a league, for its organisers. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { count, id, optionalCount, optionalId, optionalText, requiredText, text } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { EXPORT_CURSOR_MAX } from '../limits.ts';

/** Registrations are personal data, so editors do not see them. */
const organisers = { service: 'main', auth: 'staff', roles: ['owner', 'organiser'], extension: true } as const;
const byId = z.strictObject({ id: idInput });
const byEntry = z.strictObject({ id: idInput, person: idInput });

const team = z.object({
  id,
  /** The age group. */
  heading: text,
  name: text,
  /** Null for unlimited. */
  places: optionalCount,
  taken: count,
  /** Number of people on its waiting list. */
  waiting: count,
});
export type RegistrationTeam = z.output<typeof team>;

const deskRegistration = z.object({
  id,
  name: text,
  /** Null if open from the start. */
  opens_at: instant,
  /** Null if it stays open. */
  closes_at: instant,
  teams: list(team),
});
export type DeskRegistration = z.output<typeof deskRegistration>;

export const deskRegistrations = defineEndpoint({
  ...organisers,
  id: 'deskRegistrations',
  method: 'GET',
  path: 'desk/leagues/{id}/registrations',
  params: byId,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(deskRegistration), cursor: optionalText }),
  summary: 'Registrations of a league with their teams and places, newest first',
});

/** Applies at once and overrides times from imported content. To undo it, send the previous times. */
export const setRegistrationTimes = defineEndpoint({
  ...organisers,
  id: 'setRegistrationTimes',
  method: 'POST',
  path: 'desk/registrations/{id}/times',
  params: byId,
  body: z.strictObject({
    opens_at: z.nullable(z.iso.datetime({ offset: true })),
    closes_at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  response: z.object({ opens_at: instant, closes_at: instant }),
  summary: 'Sets when a registration opens and closes',
});

const entry = z.object({
  person: z.object({ id, name: text }),
  /** The last two digits; `showEntryPhone` uncovers the number. */
  phone_ending: optionalText,
  /** The guardian who agreed for a person under 18. */
  guardian: optionalText,
  created_at: instant,
  /** The conversation about it. */
  conversation_id: optionalId,
});
export type RegistrationEntry = z.output<typeof entry>;

export const registrationEntries = defineEndpoint({
  ...organisers,
  id: 'registrationEntries',
  method: 'GET',
  path: 'desk/registration-teams/{id}/entries',
  params: byId,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(entry), cursor: optionalText }),
  summary: 'People registered for a team, earliest first',
});

/** The person keeps the conversation and is notified. 409 for a full team. */
export const moveEntry = defineEndpoint({
  ...organisers,
  id: 'moveEntry',
  method: 'POST',
  path: 'desk/registration-teams/{id}/entries/{person}/move',
  params: byEntry,
  body: z.strictObject({ team_id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Moves a person to another team of the registration',
});

/** The person is notified. */
export const cancelEntry = defineEndpoint({
  ...organisers,
  id: 'cancelEntry',
  method: 'POST',
  path: 'desk/registration-teams/{id}/entries/{person}/cancel',
  params: byEntry,
  response: nothing,
  empty: 204,
  summary: 'Removes a person from a team and frees the place',
});

/** Logged, and 429 after ten in an hour. */
export const showEntryPhone = defineEndpoint({
  ...organisers,
  id: 'showEntryPhone',
  method: 'POST',
  path: 'desk/registration-teams/{id}/entries/{person}/phone',
  secret: true,
  params: byEntry,
  response: z.object({ phone: requiredText }),
  reads: true,
  summary: 'Reveals the phone number of a registered person',
});

/** Names and teams without phone numbers. Logged once, for the first part. */
export const registrationFile = defineEndpoint({
  ...organisers,
  id: 'registrationFile',
  method: 'POST',
  path: 'desk/registrations/{id}/csv',
  secret: true,
  params: byId,
  fresh: true,
  body: z.strictObject({ cursor: z.optional(line(EXPORT_CURSOR_MAX)) }),
  /** Only the first part of `csv` has a header. There are more parts while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  reads: true,
  summary: 'The registered people as CSV',
});
