import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers } from '../../../testing/people/crowd.ts';
import { everyEngine, openTestDatabase, type TestDatabase } from '../../../testing/databases/engines.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { EVENT_LIFE, publishEvent } from './live-events.store.ts';

describe.each(everyEngine)('events on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const kinds = async () => {
    const rows = await database.db
      .selectFrom('live_events')
      .select(['kind', 'conversation_id'])
      .orderBy('id')
      .execute();
    return rows.map((row) => [row.kind, row.conversation_id]);
  };

  test('are published with the write or not at all, and are removed after a while', async () => {
    const { db } = database;
    const [userId = 0] = await addUsers(db, 1);
    const undone = db.transaction().execute(async (tx) => {
      await publishEvent(tx, { kind: 'conversation', userId, conversationId: 5 }, 1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.transaction().execute((tx) => publishEvent(tx, { kind: 'message', userId, conversationId: 7 }, 2));
    await publishEvent(db, { kind: 'notification', userId: null }, 3);
    expect(await kinds()).toEqual([
      ['message', 7],
      ['notification', null],
    ]);
    await cleanUp(db, EVENT_LIFE + 3);
    expect(await kinds()).toEqual([['notification', null]]);
  });
});
