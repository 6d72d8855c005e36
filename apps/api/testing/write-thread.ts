/**
 * A process that writes many messages of different heights into a conversation, a third of them from the user:
 * `node write-thread.ts <folder> <conversation> <count>`.
 */
import { openDatabase } from '../src/db/open-database.ts';
import { publishEvent } from '../src/modules/events/live-events.store.ts';

const [dataDir = '', id = '', count = '0'] = process.argv.slice(2);
const { db } = openDatabase({ dataDir }, () => undefined);
const conversationId = Number(id);
await db.transaction().execute(async (tx) => {
  const query = tx.selectFrom('conversations').select('user_id').where('id', '=', conversationId);
  const { user_id: userId } = await query.executeTakeFirstOrThrow();
  for (let index = 1; index <= Number(count); index += 1) {
    const message = `Message ${index}\n${'More words of it. '.repeat(index % 7)}`.trim();
    const row = { conversation_id: conversationId, type: 'text', message, created_at: Date.now() } as const;
    await tx
      .insertInto('chat_messages')
      .values({ ...row, user_id: index % 3 === 0 ? userId : null })
      .execute();
  }
  await publishEvent(tx, { kind: 'message', userId, conversationId }, Date.now());
});
await db.destroy();
