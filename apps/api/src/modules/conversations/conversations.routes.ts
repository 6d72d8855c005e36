import { ownMediaUrl } from '../../adapters/files/media-url.ts';
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
import type { Id } from '@maidan/contract/core/wire';
import { CHATS_PAGE_SIZE, CONVERSATIONS_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenLine, writtenText } from '../../http/reply/written-text.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { startTeamChat } from './team-chat.store.ts';
import { defineModule } from '../module.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { listMessages, listMessagesAfter, listMessagesBefore } from './chats.store.ts';
import { pageConversations } from './conversation-list.store.ts';
import { toChatMessage, toConversation } from './conversation-reply.ts';
import { writeInChat } from './write-in-chat.service.ts';
import {
  countUnseen,
  findConversation,
  hideConversations,
  listConversations,
  markSeen,
  startConversation,
  toConversationId,
} from './conversations.store.ts';

const missing = () => errors.notFound('conversation');

const listCursor = defineCursor(['latestAt', 'id']);

/** Conversations with the provider. Another person's conversation replies 404. */
export const conversationsModule = defineModule({
  name: 'conversations',
  routes({ db, settings, clock }) {
    const find = async (userId: number, key: Id) => {
      const row = await findConversation(db, userId, key);
      if (!row) throw missing();
      return row;
    };
    return [
      route(conversations, async (_, { user }) => (await listConversations(db, user.userId)).map(toConversation)),
      route(unreadConversations, (_, { user }) => countUnseen(db, user.userId)),
      route(conversationById, async ({ params }, { user }) => toConversation(await find(user.userId, params.id))),

      route(chats, async ({ params }, { user }) => {
        const row = await find(user.userId, params.id);
        // Mark as seen before reading: a message that arrives in between is shown but stays unseen, never the reverse.
        if (row.user_seen === 0) await markSeen(db, user.userId, row.id, clock());
        return { data: (await listMessages(db, row.id)).map((message) => toChatMessage(message, ownMediaUrl)) };
      }),

      route(conversationsPage, async ({ query }, { user }) => {
        const rows = await pageConversations(db, user.userId, query.q, listCursor.read(query.cursor));
        const page = rows.slice(0, CONVERSATIONS_PAGE_SIZE);
        const last = rows.length > page.length ? page.at(-1) : undefined;
        return {
          data: page.map(toConversation),
          cursor: last ? listCursor.write({ latestAt: last.latest_at, id: last.id }) : null,
        };
      }),

      route(chatsPage, async ({ params, query: { before, after } }, { user }) => {
        const row = await find(user.userId, params.id);
        if (before === undefined && row.user_seen === 0) await markSeen(db, user.userId, row.id, clock());
        const limit = CHATS_PAGE_SIZE + 1;
        const rows =
          after === undefined
            ? await listMessagesBefore(db, row.id, before, limit)
            : await listMessagesAfter(db, row.id, after, limit);
        const more = rows.length === limit;
        if (more && after === undefined) rows.shift();
        else if (more) rows.pop();
        return { data: rows.map((message) => toChatMessage(message, ownMediaUrl)), more };
      }),

      route(newConversation, { whileSuspended: true }, ({ body }, { user, once }) =>
        once(async (tx, now) => {
          await requireConsent(tx, settings, user.userId, now);
          const name = writtenLine('name', body.name);
          const location = writtenLine('location', body.location);
          const message = writtenText('message', body.message);
          await reserveStorage(tx, user.userId, name, location, message);
          const first = { name, location, message };
          const group = settings.specOnly ? undefined : body.group_id;
          const cid =
            group === undefined
              ? await startConversation(tx, user.userId, first, now)
              : await startTeamChat(tx, { userId: user.userId, group, first }, now);
          return { message: 'success', cid };
        }),
      ),

      route(newChat, { whileSuspended: true }, ({ body }, { user: { userId }, once }) =>
        once(async (tx, now) => {
          await requireConsent(tx, settings, userId, now);
          const message = writtenText('message', body.message);
          await reserveStorage(tx, userId, message);
          const row = await writeInChat(tx, { userId, conversation: body.conversation_id, message }, now);
          return { message: 'success', data: toChatMessage(row, ownMediaUrl) };
        }),
      ),

      route(deleteConversations, { whileSuspended: true }, ({ body }, { user, once }) =>
        once(async (tx, now) => {
          const ids = [...new Set(body.conversationid.map(toConversationId))];
          // All or nothing: one conversation of another person rolls back the rest.
          if ((await hideConversations(tx, user.userId, ids, now)) < ids.length) throw missing();
          return { message: 'success' };
        }),
      ),
    ];
  },
});
