import { randomInt } from 'node:crypto';
import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { addMessage } from './chats.store.ts';

/** The most that Node draws at once; a hit by guessing is as unlikely as with a password. */
const ID_LIMIT = 2 ** 48 - 1;
/** Every id has the same length, so that a site may show it as it is. */
const ID_LEAST = 10 ** 14;

/** More than anybody has; the site asks for pages. */
const LISTED = 2000;

/** Ids are numbers; any other key names no conversation. */
export const toConversationId = (key: Id): number => (typeof key === 'number' ? key : -1);

/** The person's own that they have not deleted, each with its latest message. */
export const conversationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('conversations as talk')
    .leftJoin('chat_messages as latest', (join) =>
      join.on('latest.id', '=', (select) =>
        select
          .selectFrom('chat_messages as chat')
          .select(sql<number>`max(chat.id)`.as('id'))
          .whereRef('chat.conversation_id', '=', 'talk.id'),
      ),
    )
    .select(['talk.id', 'talk.name', 'talk.location', 'talk.created_at', 'talk.user_seen', 'talk.status'])
    .select(['latest.message as latest_message', 'latest.type as latest_type'])
    .where('talk.user_id', '=', userId)
    .where('talk.hidden_at', 'is', null);

/** The person's own, the one with the newest message first. */
export async function listConversations(db: Db, userId: number) {
  const query = conversationsOf(db, userId).orderBy('talk.latest_at', 'desc').orderBy('talk.id', 'desc');
  return query.limit(LISTED).execute();
}

/** Undefined for another's as for none: whose it is stands in the query. */
export async function findConversation(db: Db, userId: number, key: Id) {
  return conversationsOf(db, userId).where('talk.id', '=', toConversationId(key)).executeTakeFirst();
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

/** The person's other pages hear of it: their count of unread ones changes. */
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

/** Opens a conversation with its first message; returns its id. */
export async function startConversation(
  tx: Tx,
  userId: number,
  { name, location, message }: { name: string; location: string; message: string },
  now: number,
): Promise<number> {
  const id = randomInt(ID_LEAST, ID_LIMIT);
  const times = { created_at: now, latest_at: now, hidden_at: null };
  await tx
    .insertInto('conversations')
    .values({ id, user_id: userId, name, location, status: 1, user_seen: 1, ...times })
    .execute();
  await addMessage(tx, { conversationId: id, userId, message }, now);
  await publishEvent(tx, { kind: 'conversation', userId, conversationId: id }, now);
  return id;
}

/** Hides them for their person; what is hidden already stays so. Returns how many of them are this person's. */
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
