import { newConversation } from '@maidan/contract/account/conversations';
import type { TestApp } from './test-app.ts';

/** Starts a conversation through the call; returns its id. */
export async function start(
  api: TestApp,
  token: string,
  words: { name?: string; location?: string; message?: string } = {},
): Promise<number> {
  const body = { name: 'Turf booking', location: 'Indiranagar', message: 'Hello', ...words };
  return Number((await api.reply(newConversation, { body }, { token })).cid);
}

/** What the provider says lands in the tables. */
export async function answerAsProvider(
  { db, now }: TestApp,
  id: number,
  message: { type: 'text' | 'image'; message: string },
): Promise<void> {
  await db
    .insertInto('chat_messages')
    .values({ conversation_id: id, user_id: null, ...message, created_at: now() })
    .execute();
  await db.updateTable('conversations').set({ user_seen: 0, latest_at: now() }).where('id', '=', id).execute();
}

export async function closeConversation({ db }: TestApp, id: number): Promise<void> {
  await db.updateTable('conversations').set({ status: 0 }).where('id', '=', id).execute();
}
