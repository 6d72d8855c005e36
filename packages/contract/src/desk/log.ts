/** What staff did. Rows are only ever added; they stay for two years and hold no texts of messages. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line } from '../core/request.ts';
import { id, optionalId, optionalText, requiredText, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';
import { EXPORT_CURSOR_MAX } from './limits.ts';
import { staffName } from './staff-member.ts';

const filters = {
  staff_id: z.optional(idInput),
  /** `conversation.answered`, or all that begin with `conversation.` when it ends in a dot. */
  action: z.optional(line(60)),
  thing_kind: z.optional(line(40)),
  thing_id: z.optional(line(60)),
  /** Days in India, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  cursor: z.optional(line(60)),
};

/** Names of what changed, with their values as text. */
const values = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const logEntry = z.object({
  id,
  at: instant,
  /** Null: the server itself, or a command. */
  staff: z.nullable(staffName),
  action: requiredText,
  thing: z.nullable(z.object({ kind: requiredText, id: optionalId, name: optionalText })),
  before: values,
  after: values,
  device: optionalText,
});
export type LogEntry = z.output<typeof logEntry>;

/** `is_latest`: nothing later has changed the thing, so that the act can be undone if acts of its kind can. */
const loggedAct = z.object({ ...logEntry.shape, is_latest: yesNo });
export type LoggedAct = z.output<typeof loggedAct>;

const desk = { service: 'main', auth: 'staff', extension: true } as const;

/** Owners see all of it, the others what they did themselves. */
export const deskLog = defineEndpoint({
  ...desk,
  id: 'deskLog',
  method: 'GET',
  path: 'desk/log',
  roles: ['owner', 'moderator', 'organiser'],
  query: z.object(filters),
  response: z.object({ data: list(loggedAct), cursor: optionalText }),
  summary: 'The log of staff actions, newest first',
});

export const deskLogFile = defineEndpoint({
  ...desk,
  id: 'deskLogFile',
  method: 'GET',
  path: 'desk/log/csv',
  secret: true,
  roles: ['owner'],
  fresh: true,
  query: z.object({ ...filters, cursor: z.optional(line(EXPORT_CURSOR_MAX)) }),
  /** `csv` has a header in its first part alone; parts follow each other while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  summary: 'The log as a CSV file',
});
