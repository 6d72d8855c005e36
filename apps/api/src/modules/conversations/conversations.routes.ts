import {
  chats,
  chatsPage,
  conversationById,
  conversations,
  conversationsPage,
  deleteConversations,
  newChat,
  newConversation,
} from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import { CHATS_PAGE_SIZE, CONVERSATIONS_PAGE_SIZE } from '@maidan/contract/rules/limits';
import type { AppContext } from '../app-context.ts';
import { ApiError, notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writtenLine, writtenText } from '../../http/reply/written-text.ts';
import { writeOnce } from '../../http/idempotency/write-once.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { addMessage, claimOpen, listMessages, listMessagesAfter, listMessagesBefore } from './chats.store.ts';
import { pageConversations } from './conversation-list.store.ts';
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
import { readListCursor, writeListCursor } from './list-cursor.ts';

const missing = () => notFound('This conversation');

/** Talks with the provider (specification, sections 2 and 4). Another's is answered as one that is not there. */
export function conversationRoutes(parts: AppContext): Route[] {
  const { db, mediaUrl, clock } = parts;
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
      if (row.user_seen === 0) await markSeen(db, user.userId, row.id, clock());
      return { data: (await listMessages(db, row.id)).map((message) => toChatMessage(message, mediaUrl)) };
    }),

    route(conversationsPage, async ({ query }, { user }) => {
      const after = query.cursor === undefined ? null : readListCursor(query.cursor);
      if (query.cursor !== undefined && !after) throw new ApiError('bad_request', 'This is no cursor of ours.');
      const rows = await pageConversations(db, user.userId, query.q, after);
      const page = rows.slice(0, CONVERSATIONS_PAGE_SIZE);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        data: page.map(toConversation),
        cursor: last ? writeListCursor({ latestAt: last.latest_at, id: last.id }) : null,
      };
    }),

    route(chatsPage, async ({ params, query: { before, after } }, { user }) => {
      const row = await findConversation(db, user.userId, params.id);
      if (!row) throw missing();
      if (before === undefined && row.user_seen === 0) await markSeen(db, user.userId, row.id, clock());
      const limit = CHATS_PAGE_SIZE + 1;
      const rows =
        after === undefined
          ? await listMessagesBefore(db, row.id, before, limit)
          : await listMessagesAfter(db, row.id, after, limit);
      const more = rows.length === limit;
      if (more && after === undefined) rows.shift();
      else if (more) rows.pop();
      return { data: rows.map((message) => toChatMessage(message, mediaUrl)), more };
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
        await publishEvent(tx, { kind: 'message', userId, conversationId }, now);
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
