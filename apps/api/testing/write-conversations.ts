import type { Db } from '../src/db/open-database.ts';

const FIRST_ID = 200_000_000_000_000;

/** More conversations, of different lengths, than anyone would have. */
export async function writeConversations(db: Db, userId: number, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const at = Date.now() - index * 60_000;
    const id = FIRST_ID + index;
    const name = `Conversation ${index} ${'about the turf '.repeat(index % 4)}`.trim();
    const row = {
      id,
      user_id: userId,
      name,
      location: 'Indiranagar',
      status: 1,
      user_seen: index % 5 === 0 ? 0 : 1,
    } as const;
    await db
      .insertInto('conversations')
      .values({ ...row, hidden_at: null, latest_at: at, created_at: at })
      .execute();
    const message = `Is it free at ${index % 24}? ${'More text. '.repeat(index % 7)}`.trim();
    const chat = { conversation_id: id, user_id: index % 5 === 0 ? null : userId, type: 'text', message } as const;
    await db
      .insertInto('chat_messages')
      .values({ ...chat, created_at: at })
      .execute();
  }
}
