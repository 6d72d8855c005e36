import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../runtime/clock.ts';
import { migrate } from '../db/migrate.ts';
import { findDrift } from '../modules/counts/counts.store.ts';
import { openDatabase } from '../db/open-database.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { nothingYet, writeUntilGone } from '../../testing/constant-writers.ts';
import { dataLocations } from '../../testing/data-locations.ts';
import { engines } from '../../testing/engines.ts';
import { stress } from '../../testing/env.ts';
import { importInto, manyPosts, writePack } from '../../testing/packs.ts';
import { startRunning, stopProcess } from '../../testing/server-process.ts';

const WRITERS = 4;

const locations = dataLocations();
afterAll(() => locations.removeAll());

// PGlite runs in the test's own process, which must not be killed.
test.each(engines.filter((engine) => engine !== 'PGlite'))(
  'after repeated kills while writing to %s, every acknowledged write is there and the counters agree [D-1]',
  { timeout: 0 },
  async (engine) => {
    const location = await locations.make(engine);
    const open = () => openDatabase({ ...location, dataDir: location.DATA_DIR }, () => undefined);
    const database = open();
    await migrate(database, systemClock());
    const files = folderFiles(path.join(location.DATA_DIR, 'media'));
    await importInto(database.db, files, writePack(manyPosts(1)), Date.now());
    await database.db.destroy();

    const done = nothingYet();
    const rounds = stress.serverKills[engine === 'SQLite' ? 'sqlite' : 'postgres'];
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const running = await startRunning({ ...location, LOG_LEVEL: 'info', SMS_PER_HOUR: '1000000' });
      const before = done.likes;
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writeUntilGone(running.address, String(10_000 + round * WRITERS + writer), done),
      );
      // At a different moment each round.
      while (done.likes < before + 1 + (round % 5)) await wait(1 + (round % 3));
      await stopProcess(running, 'SIGKILL');
      await Promise.all(writers);
      const started = performance.now();
      const reopened = open();
      await reopened.db.selectFrom('posts').select('like_count').executeTakeFirstOrThrow();
      slowest = Math.max(slowest, performance.now() - started);
      await reopened.db.destroy();
    }

    const { address, ...process } = await startRunning(location);
    for (const [token, phone] of done.logins) {
      const me = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(await me.json()).toMatchObject({ phone });
    }
    await stopProcess({ address, ...process }, 'SIGTERM');

    expect(done.likes).toBeGreaterThanOrEqual(rounds);
    const after = open();
    expect(await findDrift(after.db)).toEqual([]);
    const { like_count } = await after.db.selectFrom('posts').select('like_count').executeTakeFirstOrThrow();
    expect(like_count).toBeGreaterThanOrEqual(done.likes);
    // Written but not acknowledged: at most what was in flight at each kill.
    expect(like_count).toBeLessThanOrEqual(done.likes + rounds * WRITERS);
    expect(slowest).toBeLessThan(1000);
    await after.db.destroy();
  },
);
