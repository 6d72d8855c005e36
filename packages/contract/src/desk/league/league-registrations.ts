/** Who is registered for the teams of a league, for whoever runs it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { count, id, optionalCount, optionalId, optionalText, requiredText, text } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { EXPORT_CURSOR_MAX } from '../limits.ts';

/** Registrations are personal data: editors, who publish, do not see them. */
const organisers = { service: 'main', auth: 'staff', roles: ['owner', 'organiser'], extension: true } as const;
const byId = z.strictObject({ id: idInput });
const byEntry = z.strictObject({ id: idInput, person: idInput });

const team = z.object({
  id,
  /** The age group. */
  heading: text,
  name: text,
  /** Null is unlimited. */
  places: optionalCount,
  taken: count,
  /** How many people are on its waiting list. */
  waiting: count,
});
export type RegistrationTeam = z.output<typeof team>;

const deskRegistration = z.object({
  id,
  name: text,
  /** Null from the start. */
  opens_at: instant,
  /** Null while it stays open. */
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

/** At once. Imported content no longer decides about the times. Undone by sending what was before. */
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
  /** Who agreed for a person under 18. */
  guardian: optionalText,
  created_at: instant,
  /** The chat about it. */
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
  summary: 'The people registered for a team, first come first',
});

/** The person keeps the chat and is notified. A full team is 409, as it is for readers. */
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

/** Names and teams without numbers. Logged once, with its first part. */
export const registrationFile = defineEndpoint({
  ...organisers,
  id: 'registrationFile',
  method: 'POST',
  path: 'desk/registrations/{id}/csv',
  secret: true,
  params: byId,
  fresh: true,
  body: z.strictObject({ cursor: z.optional(line(EXPORT_CURSOR_MAX)) }),
  /** `csv` has a header in its first part alone; parts follow each other while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  reads: true,
  summary: 'Exports the people registered as a CSV file',
});
