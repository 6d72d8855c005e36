import type { Db } from '../src/db/open-database.ts';
import { publishEvent } from '../src/modules/events/live-events.store.ts';

/** More messages, of different heights, in a conversation than anyone would type, a third of them from the user. */
export async function writeThread(db: Db, conversationId: number, count: number): Promise<void> {
  const query = db.selectFrom('conversations').select('user_id').where('id', '=', conversationId);
  const { user_id: userId } = await query.executeTakeFirstOrThrow();
  for (let index = 1; index <= count; index += 1) {
    const message = `Message ${index}\n${'More words of it. '.repeat(index % 7)}`.trim();
    const row = { conversation_id: conversationId, type: 'text', message, created_at: Date.now() } as const;
    await db
      .insertInto('chat_messages')
      .values({ ...row, user_id: index % 3 === 0 ? userId : null })
      .execute();
  }
  await publishEvent(db, { kind: 'message', userId, conversationId }, Date.now());
}
