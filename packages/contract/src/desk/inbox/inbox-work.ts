/** Teamwork on a conversation that its person never sees: notes, calls, and who is viewing it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { answeringRoles } from '../access/staff-roles.ts';
import { filledLine, idInput } from '../../core/request.ts';
import { id, text } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { inboxConversation } from './inbox.ts';
import { INBOX_NOTE_MAX } from '../limits.ts';
import { staffName } from '../access/staff-member.ts';

const desk = { service: 'main', auth: 'staff', roles: answeringRoles, extension: true } as const;
const byId = z.strictObject({ id: idInput });

const inboxNote = z.object({ id, staff: staffName, text, created_at: instant });
export type InboxNote = z.output<typeof inboxNote>;

/** The hundred newest, oldest first. */
export const inboxNotes = defineEndpoint({
  ...desk,
  id: 'inboxNotes',
  method: 'GET',
  path: 'desk/inbox/{id}/notes',
  params: byId,
  response: z.object({ data: list(inboxNote) }),
  summary: 'Staff notes on a conversation',
});

export const addInboxNote = defineEndpoint({
  ...desk,
  id: 'addInboxNote',
  method: 'POST',
  path: 'desk/inbox/{id}/notes',
  params: byId,
  body: z.strictObject({ text: filledLine(INBOX_NOTE_MAX) }),
  response: inboxNote,
  summary: 'Adds a staff note to a conversation',
});

/** For its author and owners; 404 for everyone else. */
export const removeInboxNote = defineEndpoint({
  ...desk,
  id: 'removeInboxNote',
  method: 'DELETE',
  path: 'desk/inbox/{id}/notes/{note}',
  params: z.strictObject({ id: idInput, note: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a staff note',
});

/** `not_reached` keeps the conversation on the call list; `wanted` puts it on the list, or back. */
export const callOutcomes = ['reached', 'not_reached', 'wrong_number', 'wanted'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const markCall = defineEndpoint({
  ...desk,
  id: 'markCall',
  method: 'POST',
  path: 'desk/inbox/{id}/call',
  params: byId,
  body: z.strictObject({ outcome: z.enum(callOutcomes) }),
  response: inboxConversation,
  summary: 'Records the outcome of a requested call',
});

/** Sent every half minute while a conversation is open. Others get a `looking` event when someone arrives or leaves. */
export const lookAtInbox = defineEndpoint({
  ...desk,
  id: 'lookAtInbox',
  method: 'POST',
  path: 'desk/inbox/{id}/look',
  params: byId,
  body: z.strictObject({ leaves: z.prefault(z.boolean(), false) }),
  /** Everyone else who looked in the last minute. */
  response: z.object({ data: list(staffName) }),
  reads: true,
  summary: 'Reports that a conversation is being viewed, and returns who else is viewing it',
});
