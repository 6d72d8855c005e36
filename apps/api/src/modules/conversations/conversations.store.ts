import { randomInt } from 'node:crypto';
import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { publishEvent } from '../events/live-events.store.ts';
import type { ChatPicture } from './chat-pictures.store.ts';
import { addMessage } from './chats.store.ts';

/** The largest number that Node generates at once, so that ids are as hard to guess as a password. */
const ID_LIMIT = 2 ** 48 - 1;
/** Every id has the same length. */
const ID_LEAST = 10 ** 14;

/** More conversations than a person has; the site reads pages. */
const LISTED = 2000;

/** Ids are numbers; any other key finds no conversation. */
export const toConversationId = (key: Id): number => (typeof key === 'number' ? key : -1);

/** Conversations, each with its latest message. */
export const withLatestMessage = (db: Db) =>
  db.selectFrom('conversations as conversation').leftJoin('chat_messages as latest', (join) =>
    join.on('latest.id', '=', (select) =>
      select
        .selectFrom('chat_messages as chat')
        .select(sql<number>`max(chat.id)`.as('id'))
        .whereRef('chat.conversation_id', '=', 'conversation.id'),
    ),
  );

/** The person's conversations, without those they deleted. */
export const conversationsOf = (db: Db, userId: number) =>
  withLatestMessage(db)
    .select([
      'conversation.id',
      'conversation.name',
      'conversation.location',
      'conversation.created_at',
      'conversation.user_seen',
      'conversation.status',
    ])
    .select(['latest.message as latest_message', 'latest.type as latest_type'])
    .where('conversation.user_id', '=', userId)
    .where('conversation.hidden_at', 'is', null);

/** The person's conversations, newest message first. */
export async function listConversations(db: Db, userId: number) {
  const query = conversationsOf(db, userId)
    .orderBy('conversation.latest_at', 'desc')
    .orderBy('conversation.id', 'desc');
  return query.limit(LISTED).execute();
}

/** Undefined also for another person's conversation. */
export async function findConversation(db: Db, userId: number, key: Id) {
  return conversationsOf(db, userId).where('conversation.id', '=', toConversationId(key)).executeTakeFirst();
}

export async function countUnseen(db: Db, userId: number): Promise<number> {
  const { unseen } = await db
    .selectFrom('conversations')
    .select((select) => select.fn.countAll<number>().as('unseen'))
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .where('user_seen', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(unseen);
}

/** Notifies the person's other pages that their count of unread conversations has changed. */
export async function markSeen(db: Db, userId: number, id: number, now: number): Promise<void> {
  const marked = await db
    .updateTable('conversations')
    .set({ user_seen: 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('user_seen', '=', 0)
    .returning('id')
    .execute();
  if (marked.length > 0) await publishEvent(db, { kind: 'conversation', userId, conversationId: id }, now);
}

interface FirstMessages {
  readonly name: string;
  readonly location: string;
  readonly message: string;
  /** The provider's message before the person's own; unread until the conversation is opened. */
  readonly welcome?: string;
  /** Sent with the person's message. */
  readonly picture?: ChatPicture;
}

/** Opens a conversation with its first message; returns its id. */
export async function startConversation(
  tx: Tx,
  userId: number,
  { name, location, message, welcome, picture }: FirstMessages,
  now: number,
): Promise<number> {
  const id = randomInt(ID_LEAST, ID_LIMIT);
  const times = { created_at: now, latest_at: now, hidden_at: null };
  await tx
    .insertInto('conversations')
    .values({ id, user_id: userId, name, location, status: 1, user_seen: welcome === undefined ? 1 : 0, ...times })
    .execute();
  if (welcome !== undefined) await addMessage(tx, { conversationId: id, userId: null, message: welcome }, now);
  await addMessage(tx, { conversationId: id, userId, message, picture }, now);
  await publishEvent(tx, { kind: 'conversation', userId, conversationId: id }, now);
  return id;
}

/** Hides conversations from their owner. Returns how many of them belong to this person. */
export async function hideConversations(tx: Tx, userId: number, ids: readonly number[], now: number): Promise<number> {
  const hidden = await tx
    .updateTable('conversations')
    .set({ hidden_at: sql<number>`coalesce(hidden_at, ${sql.lit(now)})` })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of hidden) await publishEvent(tx, { kind: 'conversation', userId, conversationId: id }, now);
  return hidden.length;
}
