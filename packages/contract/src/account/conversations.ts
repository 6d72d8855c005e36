import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { CHAT_MESSAGE_MAX, IDS_MAX, LOCATION_MAX, SEARCH_MAX, SUBJECT_MAX } from '../rules/limits.ts';
import { filledLine, idInput, line, wholeNumber } from '../core/request.ts';
import { flag, flagText, id, optionalId, optionalText, extension, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { anyReply, list, listReply, optional } from '../core/wire-lists.ts';

/** `name` is the subject; `status` 1 is open, 0 closed by the admin; `user_seen` '1' means seen. */
export const conversation = z.object({
  id,
  name: text,
  location: optionalText,
  created_at: instant,
  user_seen: flagText,
  latest_chat: optional(z.object({ message: text })),
  status: flag(1),
});
export type Conversation = z.output<typeof conversation>;

/** Replaces a message that a moderator removed. */
export const REMOVED_MESSAGE = 'A moderator removed this message.';

/** `message` is the text, or the image's URL when `type` is image. */
export const chatMessage = z.object({
  id: extension(optionalId),
  user_id: optionalId,
  type: word(['text', 'image'], 'text'),
  message: text,
  created_at: instant,
  /** The name of the picture sent with it; `message` is then its text, or the placeholder for a picture. */
  picture: extension(optionalText),
});
export type ChatMessage = z.output<typeof chatMessage>;

const byId = z.strictObject({ id: idInput });

export const conversations = defineEndpoint({
  id: 'conversations',
  service: 'main',
  method: 'GET',
  path: 'conversations',
  auth: 'bearer',
  response: listReply(conversation),
  summary: "The user's conversations",
});

export const conversationsPage = defineEndpoint({
  id: 'conversationsPage',
  service: 'main',
  method: 'GET',
  path: 'conversations/page',
  auth: 'bearer',
  query: z.object({
    /** Words that must all occur in the subject, the location or a message. */
    q: z.prefault(line(SEARCH_MAX), ''),
    cursor: z.optional(line(60)),
  }),
  response: z.object({
    data: list(conversation),
    /** Requests the next page, null at the end. */
    cursor: optionalText,
  }),
  extension: true,
  summary: "The user's conversations page by page, latest message first",
});

export const conversationById = defineEndpoint({
  id: 'conversationById',
  service: 'main',
  method: 'GET',
  path: 'conversation/{id}',
  auth: 'bearer',
  params: byId,
  response: conversation,
  summary: 'One conversation',
});

export const chats = defineEndpoint({
  id: 'chats',
  service: 'main',
  method: 'GET',
  path: 'chats/{id}',
  auth: 'bearer',
  params: byId,
  response: z.object({ data: list(chatMessage) }),
  summary: 'The messages of a conversation; reading marks it seen',
});

export const chatsPage = defineEndpoint({
  id: 'chatsPage',
  service: 'main',
  method: 'GET',
  path: 'chats/{id}/page',
  auth: 'bearer',
  params: byId,
  query: z.object({
    /** The newest messages before the one with this id. */
    before: z.optional(wholeNumber(1)),
    /** The oldest messages after it. */
    after: z.optional(wholeNumber(0)),
  }),
  response: z.object({
    /** Oldest first. */
    data: list(chatMessage),
    /** Whether there are more messages in the requested direction. */
    more: yesNo,
  }),
  extension: true,
  summary:
    'The newest messages of a conversation, or those before or after a message; reading the newest marks it seen',
});

export const newConversation = defineEndpoint({
  id: 'newConversation',
  service: 'main',
  method: 'POST',
  path: 'newconversation',
  auth: 'bearer',
  body: z.strictObject({
    message: filledLine(CHAT_MESSAGE_MAX),
    name: filledLine(SUBJECT_MAX),
    location: filledLine(LOCATION_MAX),
    /** The team that the user has just registered for (extension): its organiser's welcome opens the conversation. */
    group_id: z.optional(idInput),
  }),
  response: z.object({ message: text, cid: optionalId }),
  summary: 'Starts a conversation; `cid` is its id',
});

export const newChat = defineEndpoint({
  id: 'newChat',
  service: 'main',
  method: 'POST',
  path: 'newchat',
  auth: 'bearer',
  body: z.strictObject({ conversation_id: idInput, message: filledLine(CHAT_MESSAGE_MAX) }),
  response: anyReply({ message: text, data: extension(optional(chatMessage)) }),
  anyBody: true,
  summary: 'Sends a message in an open conversation; 409 for a closed one',
});

export const deleteConversations = defineEndpoint({
  id: 'deleteConversations',
  service: 'main',
  method: 'POST',
  path: 'delete_user_conversation',
  auth: 'bearer',
  body: z.strictObject({ conversationid: z.array(idInput).check(z.minLength(1), z.maxLength(IDS_MAX)) }),
  response: anyReply({ message: text }),
  anyBody: true,
  summary: 'Hides conversations for this user',
});
