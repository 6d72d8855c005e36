/** Notifications written by staff. Once sent, they cannot be changed or withdrawn. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { answeringRoles } from './access/staff-roles.ts';
import { id, optionalText, requiredText, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { staffName } from './access/staff-member.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const publishing = ['owner', 'editor'] as const;

export const NOTIFICATION_MAX = 4000;

/** Plain text: an empty line separates paragraphs, and web addresses become links. */
const body = z.strictObject({ text: filledLine(NOTIFICATION_MAX) });

export const sentNotification = z.object({
  id,
  /** HTML. */
  content: requiredText,
  sent_at: instant,
  sent_by: z.nullable(staffName),
  /** Null for everyone. */
  to: z.nullable(z.object({ id, name: text })),
});
export type SentNotification = z.output<typeof sentNotification>;

export const sentNotifications = defineEndpoint({
  ...desk,
  id: 'sentNotifications',
  method: 'GET',
  path: 'desk/notifications',
  roles: publishing,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(sentNotification), cursor: optionalText }),
  summary: 'Notifications sent by staff, newest first',
});

export const notifyEveryone = defineEndpoint({
  ...desk,
  id: 'notifyEveryone',
  method: 'POST',
  path: 'desk/notifications',
  roles: publishing,
  body,
  response: nothing,
  empty: 204,
  summary: 'Sends a notification to everyone; people who join later read it too',
});

/** Owners can notify anyone; editors and organisers only people whose conversations they answer. */
export const notifyPerson = defineEndpoint({
  ...desk,
  id: 'notifyPerson',
  method: 'POST',
  path: 'desk/people/{id}/notifications',
  roles: answeringRoles,
  params: z.strictObject({ id: idInput }),
  body,
  response: nothing,
  empty: 204,
  summary: 'Sends a notification to one person',
});
