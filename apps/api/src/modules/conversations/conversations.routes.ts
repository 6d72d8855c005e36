import {
  chats,
  conversationById,
  conversations,
  deleteConversations,
  newChat,
  newConversation,
  unreadConversations,
} from '@maidan/contract/conversations';
import type { AppParts } from '../../app-parts.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writtenLine, writtenText } from '../../http/written-text.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { addMessage, claimOpen, listMessages } from './chats.store.ts';
import { toChatMessage, toConversation } from './conversation-reply.ts';
import {
  countUnseen,
  findConversation,
  hideConversations,
  listConversations,
  markSeen,
  startConversation,
  toConversationId,
} from './conversations.store.ts';

const missing = () => notFound('This conversation');

/** Talks with the provider (specification, sections 2 and 4). Another's is answered as one that is not there. */
export function conversationRoutes(parts: AppParts): Route[] {
  const { db, mediaUrl } = parts;
  return [
    route(conversations, async (_, { user }) => (await listConversations(db, user.userId)).map(toConversation)),
    route(unreadConversations, (_, { user }) => countUnseen(db, user.userId)),
    route(conversationById, async ({ params }, { user }) => {
      const row = await findConversation(db, user.userId, params.id);
      if (!row) throw missing();
      return toConversation(row);
    }),

    route(chats, async ({ params }, { user }) => {
      const row = await findConversation(db, user.userId, params.id);
      if (!row) throw missing();
      // Before reading: what arrives in between is read now and stays unseen, never the other way round.
      if (row.user_seen === 0) await markSeen(db, user.userId, row.id);
      return { data: (await listMessages(db, row.id)).map((message) => toChatMessage(message, mediaUrl)) };
    }),

    route(newConversation, ({ body }, call) =>
      writeOnce(parts, call, newConversation, body, async (tx, now) => {
        const name = writtenLine('name', body.name);
        const location = writtenLine('location', body.location);
        const message = writtenText('message', body.message);
        const cid = await startConversation(tx, call.user.userId, { name, location, message }, now);
        return { message: 'success', cid };
      }),
    ),

    route(newChat, ({ body }, call) =>
      writeOnce(parts, call, newChat, body, async (tx, now) => {
        const { userId } = call.user;
        const message = writtenText('message', body.message);
        const conversationId = toConversationId(body.conversation_id);
        if (!(await claimOpen(tx, userId, conversationId, now))) {
          if (!(await findConversation(tx, userId, conversationId))) throw missing();
          throw new ApiError('conversation_closed', 'Admin has marked this conversation as complete.');
        }
        const row = await addMessage(tx, { conversationId, userId, message }, now);
        return { message: 'success', data: toChatMessage(row, mediaUrl) };
      }),
    ),

    route(deleteConversations, ({ body }, call) =>
      writeOnce(parts, call, deleteConversations, body, async (tx, now) => {
        const ids = [...new Set(body.conversationid.map(toConversationId))];
        // All or nothing: one that is not this person's undoes the rest.
        if ((await hideConversations(tx, call.user.userId, ids, now)) < ids.length) throw missing();
        return { message: 'success' };
      }),
    ),
  ];
}
