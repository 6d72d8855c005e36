import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, type TestEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { toApiError } from '../../http/errors/send-error.ts';
import { migrate } from '../migrate.ts';
import { copyChanges } from './copy-changes.ts';
import { compareDatabases } from './compare-rows.ts';
import { freeze, unfreeze } from './freeze.ts';
import { moveData, type Move, type MoveResult } from './move-data.ts';
import { readMoveState, writeMoveState } from './move-state.ts';

const open: TestApp[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
async function newApp(engine: TestEngine): Promise<TestApp> {
  const api = await createTestApp(engine);
  open.push(api);
  return api;
}

const never = new AbortController().signal;

/** Uses one connection, whereas the server has its own and the command two. */
function move(from: TestApp, to: TestApp, more: Partial<Move> = {}): Promise<MoveResult> {
  const [source, target] = [from.world.database, to.world.database];
  const parts = { rehearse: false, stopping: never, now: Date.now(), progress: () => undefined };
  return moveData({ source, reading: source, target, ...parts, ...more });
}

const others = engines.filter((engine) => engine !== 'SQLite');

describe.each(others.flatMap((engine) => [['SQLite', engine] as const, [engine, 'SQLite'] as const]))(
  'a move from %s to %s',
  (one, other) => {
    test('moves every row and the next id, and makes the former database refuse every write', async () => {
      const [from, to] = [await newApp(one), await newApp(other)];
      await importContent(from, manyPosts(120));
      const [gone, kept] = [await signIn(from), await signIn(from)];
      await from.db.deleteFrom('users').where('id', '=', gone.userId).execute();
      const last = await signIn(from);
      await from.db.deleteFrom('users').where('id', '=', last.userId).execute();
      const result = await move(from, to);
      expect(result.differing).toEqual([]);
      expect(await compareDatabases(from.db, to.db)).toMatchObject({ differing: [], sha256: result.sha256 });
      expect((await to.get('/api/me', { token: kept.token })).json).toMatchObject({ phone: kept.phone });
      expect((await signIn(to)).userId).toBeGreaterThan(last.userId);

      const refused = await from.db
        .insertInto('rate_windows')
        .values({ name: 'x', started_at: 1, used: 1 })
        .execute()
        .catch(toApiError);
      expect(refused).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
      await expect(from.db.deleteFrom('users').execute()).rejects.toThrow('moving to another database');
      expect((await from.get('/api/tag_posts/home')).status).toBe(200);
      expect(await unfreeze(from.world.database)).toBe(true);
      expect((await signIn(from)).userId).toBeGreaterThan(last.userId);
      expect(await unfreeze(from.world.database)).toBe(false);
    });

    test('a later pass copies rows that were changed, removed, or had values swapped meanwhile', async () => {
      const [from, to] = [await newApp(one), await newApp(other)];
      await importContent(from, manyPosts(30));
      const [first, second] = [await signIn(from), await signIn(from)];
      const target = { ...to.world.database, token: 't' };
      await writeMoveState(target, { state: 'filling', token: 't' });
      const copy = () => copyChanges(from.world.database, target, never);
      expect(await copy()).toBeGreaterThan(30);
      expect(await copy()).toBe(0);

      // One user's number is free only after the other's has changed.
      await from.db.updateTable('users').set({ phone: '9000000001' }).where('id', '=', second.userId).execute();
      await from.db.updateTable('users').set({ phone: second.phone }).where('id', '=', first.userId).execute();
      await from.db.deleteFrom('posts').where('slug', '=', 'post-7').execute();
      await from.db.updateTable('posts').set({ name: 'ಹೊಸ ಹೆಸರು ‘1’' }).where('slug', '=', 'post-8').execute();
      expect(await copy()).toBeGreaterThan(2);
      expect((await compareDatabases(from.db, to.db)).differing).toEqual([]);
    });
  },
);

describe.each(others)('from SQLite to %s', (engine) => {
  test('a rehearsal copies and compares, freezes nothing, and leaves a copy that no server opens', async () => {
    const [from, to] = [await newApp('SQLite'), await newApp(engine)];
    await importContent(from, manyPosts(5));
    expect((await move(from, to, { rehearse: true })).differing).toEqual([]);
    expect(await readMoveState(from.world.database)).toBeNull();
    await signIn(from);
    await expect(migrate(to.world.database, Date.now())).rejects.toThrow('is not complete');
    expect((await move(from, to)).differing).toEqual([]);
    expect(await migrate(to.world.database, Date.now())).toEqual([]);
  });

  test('a database with rows is refused, and nothing is frozen', async () => {
    const [from, to] = [await newApp('SQLite'), await newApp(engine)];
    await importContent(from, manyPosts(2));
    await importContent(to, manyPosts(3));
    await expect(move(from, to)).rejects.toThrow('is not empty');
    expect(await readMoveState(from.world.database)).toBeNull();
    expect(await to.db.selectFrom('posts').select('id').execute()).toHaveLength(3);
  });

  test('after a stop during the freeze the source is writable again; a run after a kill continues', async () => {
    const [from, to] = [await newApp('SQLite'), await newApp(engine)];
    await importContent(from, manyPosts(40));
    const stopping = new AbortController();
    const progress = (line: string) => void (line.includes('refuses writes') && stopping.abort());
    await expect(move(from, to, { stopping: stopping.signal, progress })).rejects.toThrow('aborted');
    expect(stopping.signal.aborted).toBe(true);
    await signIn(from);

    // The state after a kill.
    await freeze(from.world.database);
    expect((await move(from, to)).differing).toEqual([]);
    // Killed after the target was complete, before the result was reported.
    expect((await move(from, to)).differing).toEqual([]);
    await signIn(to);
    await expect(move(from, to)).rejects.toThrow('is not empty');
  });

  test('a later run takes over from one that is still copying', async () => {
    const [from, to] = [await newApp('SQLite'), await newApp(engine)];
    await importContent(from, manyPosts(3));
    const target = { ...to.world.database, token: 'earlier' };
    await writeMoveState(target, { state: 'filling', token: 'later' });
    await expect(copyChanges(from.world.database, target, never)).rejects.toThrow('has taken over');
    const { rows } = await sql`select 1 from posts`.execute(to.db);
    expect(rows).toEqual([]);
  });
});
