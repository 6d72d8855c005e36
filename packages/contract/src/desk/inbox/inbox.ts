import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { answeringRoles } from '../access/staff-roles.ts';
import { mediaId } from '../../media/media-id.ts';
import { idInput, line, wholeNumber } from '../../core/request.ts';
import { id, optionalText, requiredText, text, word, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list } from '../../core/wire-lists.ts';
import { CHAT_MESSAGE_MAX } from '../../rules/limits.ts';
import { DESK_QUERY_MAX } from '../limits.ts';
import { staffName } from '../access/staff-member.ts';

/** Organisers see conversations about teams of their leagues; owners and editors see all. */
const desk = { service: 'main', auth: 'staff', roles: answeringRoles, extension: true } as const;
const byId = z.strictObject({ id: idInput });

/**
 * `waiting`: open, and the last message is the person's. `mine`: open and assigned to the caller. `calls`: open, and the
 * person wants a call.
 */
export const inboxStates = ['waiting', 'mine', 'calls', 'open', 'closed'] as const;
export type InboxState = (typeof inboxStates)[number];

export const inboxConversation = z.object({
  id,
  subject: text,
  location: optionalText,
  person: z.object({ id, name: text }),
  open: yesNo,
  /** Deleted by the person: staff can read and close it, but not answer. */
  deleted: yesNo,
  /** Since when the person has been waiting; null if no answer is due. */
  waiting_since: instant,
  /** When the person asked for a call; null if there is none to make. */
  call_wanted_since: instant,
  assigned_to: z.nullable(staffName),
  latest_at: instant,
  latest_by: word(['person', 'staff'], 'person'),
  /** The start of the last message; null for a picture. */
  latest_text: optionalText,
});
export type InboxConversation = z.output<typeof inboxConversation>;

export const inbox = defineEndpoint({
  ...desk,
  id: 'inbox',
  method: 'GET',
  path: 'desk/inbox',
  query: z.object({
    state: z.prefault(z.enum(inboxStates), 'waiting'),
    /** Words that must all occur in the subject, the location or the person's name. */
    q: z.prefault(line(DESK_QUERY_MAX), ''),
    cursor: z.optional(line(60)),
  }),
  response: z.object({ data: list(inboxConversation), cursor: optionalText }),
  summary: 'Conversations: waiting ones and requested calls longest first, others by latest message',
});

/** The staff a conversation can be assigned to. */
export const inboxStaff = defineEndpoint({
  ...desk,
  id: 'inboxStaff',
  method: 'GET',
  path: 'desk/inbox/staff',
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(staffName), cursor: optionalText }),
  summary: 'Staff who can answer conversations, by name',
});

const inboxMessage = z.object({
  id,
  by: word(['person', 'staff'], 'person'),
  /** The member of staff who wrote it, if known; hidden from the person. */
  staff: z.nullable(staffName),
  type: word(['text', 'image'], 'text'),
  /** The text, or the address of the picture. */
  message: text,
  /** A URL for the attached picture that works for some minutes without a token. */
  picture: optionalText,
  created_at: instant,
});
export type InboxMessage = z.output<typeof inboxMessage>;

export const inboxThread = defineEndpoint({
  ...desk,
  id: 'inboxThread',
  method: 'GET',
  path: 'desk/inbox/{id}',
  params: byId,
  query: z.object({
    /** Messages before the one with this id; the newest without it. */
    before: z.optional(wholeNumber(1)),
  }),
  response: z.object({
    conversation: inboxConversation,
    person: z.object({
      id,
      name: text,
      /** The last two digits; `showPhone` uncovers the number. */
      phone_ending: optionalText,
      /** The teams that the person is registered for. */
      teams: list(requiredText),
      /** The leagues they follow, which the sites call registering. */
      leagues: list(requiredText),
      since: instant,
    }),
    /** Oldest first. */
    messages: list(inboxMessage),
    more: yesNo,
  }),
  summary: 'A conversation with its messages and its person',
});

/**
 * A text, a picture or both. Both become two messages: the picture first; the reply has the second.
 *
 * `last_seen` is the id of the last message on screen: 409 `conflict` if the person has written since. A closed conversation
 * is 409 `conversation_closed` unless `reopen` is set.
 */
export const answerInbox = defineEndpoint({
  ...desk,
  id: 'answerInbox',
  method: 'POST',
  path: 'desk/inbox/{id}/answer',
  params: byId,
  body: z.strictObject({
    message: z.prefault(line(CHAT_MESSAGE_MAX), ''),
    /** A stored picture. 422 for a deleted file or another type. */
    picture: z.optional(mediaId),
    last_seen: z.optional(wholeNumber(0)),
    reopen: z.prefault(z.boolean(), false),
    close: z.prefault(z.boolean(), false),
  }),
  response: z.object({ conversation: inboxConversation, message: inboxMessage }),
  summary: 'Answers a conversation',
});

/** Null unassigns it. */
export const assignInbox = defineEndpoint({
  ...desk,
  id: 'assignInbox',
  method: 'POST',
  path: 'desk/inbox/{id}/assign',
  params: byId,
  body: z.strictObject({ staff_id: z.nullable(idInput) }),
  response: inboxConversation,
  summary: 'Assigns a conversation to a member of staff',
});

export const closeInbox = defineEndpoint({
  ...desk,
  id: 'closeInbox',
  method: 'POST',
  path: 'desk/inbox/{id}/close',
  params: byId,
  response: inboxConversation,
  summary: 'Closes a conversation; the user then sees it as complete',
});

export const reopenInbox = defineEndpoint({
  ...desk,
  id: 'reopenInbox',
  method: 'POST',
  path: 'desk/inbox/{id}/reopen',
  params: byId,
  response: inboxConversation,
  summary: 'Reopens a closed conversation',
});

/** Logged, and 429 after ten in an hour. */
export const showPhone = defineEndpoint({
  ...desk,
  id: 'showPhone',
  method: 'POST',
  path: 'desk/inbox/{id}/phone',
  secret: true,
  params: byId,
  response: z.object({ phone: requiredText }),
  reads: true,
  summary: 'Reveals the phone number of the user in a conversation',
});
