/** The audit log of staff actions. Append-only, kept for two years, without texts of messages. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line } from '../core/request.ts';
import { id, optionalId, optionalText, requiredText, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';
import { EXPORT_CURSOR_MAX } from './limits.ts';
import { staffName } from './access/staff-member.ts';

const filters = {
  staff_id: z.optional(idInput),
  /** An action such as `conversation.answered`, or a prefix that ends in a dot, such as `conversation.`. */
  action: z.optional(line(60)),
  thing_kind: z.optional(line(40)),
  thing_id: z.optional(line(60)),
  /** Days in India, inclusive. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  cursor: z.optional(line(60)),
};

/** The changed values as text, by name. */
const values = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const logEntry = z.object({
  id,
  at: instant,
  /** Null for the server itself or a command. */
  staff: z.nullable(staffName),
  action: requiredText,
  thing: z.nullable(z.object({ kind: requiredText, id: optionalId, name: optionalText })),
  before: values,
  after: values,
  device: optionalText,
});
export type LogEntry = z.output<typeof logEntry>;

/** `is_latest`: nothing later has changed the same thing, so the action can be undone if its kind allows it. */
const loggedAct = z.object({ ...logEntry.shape, is_latest: yesNo });
export type LoggedAct = z.output<typeof loggedAct>;

const desk = { service: 'main', auth: 'staff', extension: true } as const;

/** Owners see all entries; others see their own. */
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
  /** Only the first part of `csv` has a header. There are more parts while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  summary: 'The log as CSV',
});
