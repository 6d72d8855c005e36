import { newConversation } from '@maidan/contract/account/conversations';
import type { TestApp } from './test-app.ts';

/** Starts a conversation through the API. @returns its id */
export async function startConversation(
  api: TestApp,
  token: string,
  input: { name?: string; location?: string; message?: string } = {},
): Promise<number> {
  const body = { name: 'Turf booking', location: 'Indiranagar', message: 'Hello', ...input };
  return Number((await api.reply(newConversation, { body }, { token })).cid);
}

/** Writes a provider's message straight into the tables. */
export async function answerAsProvider(
  { db, now }: Pick<TestApp, 'db' | 'now'>,
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
