/** A process that writes many conversations of different lengths: `node write-conversations.ts <folder> <user> <count>`. */
import { openDatabase } from '../src/db/open-database.ts';

const [dataDir = '', user = '', count = '0'] = process.argv.slice(2);
const { db } = openDatabase({ dataDir }, () => undefined);
const userId = Number(user);
const FIRST_ID = 200_000_000_000_000;
await db.transaction().execute(async (tx) => {
  for (let index = 1; index <= Number(count); index += 1) {
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
    await tx
      .insertInto('conversations')
      .values({ ...row, hidden_at: null, latest_at: at, created_at: at })
      .execute();
    const message = `Is it free at ${index % 24}? ${'More text. '.repeat(index % 7)}`.trim();
    const chat = { conversation_id: id, user_id: index % 5 === 0 ? null : userId, type: 'text', message } as const;
    await tx
      .insertInto('chat_messages')
      .values({ ...chat, created_at: at })
      .execute();
  }
});
await db.destroy();
