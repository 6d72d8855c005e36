import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProcesses } from '../../testing/databases/describe-processes.ts';
import { makePostgresSchema } from '../../testing/databases/engines.ts';
import { dataFolders } from '../../testing/server-process.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type DataLocation, type ServedDatabase } from './open-database.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

describeProcesses('two processes', (engine) => {
  let ours: ServedDatabase;
  let other: ServedDatabase;
  let remove: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const schema = engine === 'PostgreSQL' ? await makePostgresSchema() : null;
    const location: DataLocation = { dataDir: folders.make(), ...schema?.settings };
    const open = () => openDatabase(location, () => undefined);
    [ours, other, remove] = [open(), open(), schema?.remove];
    await migrate(ours, Date.now());
  });
  afterAll(async () => {
    await Promise.all([ours.db.destroy(), other.db.destroy()]);
    await remove?.();
  });

  const write = ({ db }: ServedDatabase) =>
    db.insertInto('live_events').values({ kind: 'notification', user_id: null, created_at: 1 }).execute();

  async function known(): Promise<string> {
    await expect.poll(() => ours.state.current(), { interval: 20, timeout: 60_000 }).not.toBeNull();
    return ours.state.current() ?? '';
  }

  test('a write reported by this process changes the state at once', async () => {
    const before = await known();
    await write(ours);
    ours.state.changed();
    expect(ours.state.current()).not.toBe(before);
  });

  test('a write by another process changes the known state', async () => {
    const before = await known();
    await write(other);
    await expect.poll(() => ours.state.current(), { interval: 20, timeout: 60_000 }).not.toBe(before);
  });
});
