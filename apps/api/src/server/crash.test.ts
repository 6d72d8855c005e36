import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findDrift } from '../modules/counts/counts.store.ts';
import { nothingYet, writeUntilGone } from '../../testing/databases/constant-writers.ts';
import { dataLocations, fillLocation, openLocation } from '../../testing/databases/data-locations.ts';
import { describeProcesses } from '../../testing/databases/describe-processes.ts';
import { stress } from '../../testing/databases/env.ts';
import { manyPosts } from '../../testing/packs.ts';
import { startRunning, stopProcess } from '../../testing/server-process.ts';

const WRITERS = 4;

const locations = dataLocations();
afterAll(() => locations.removeAll());

describeProcesses('kills while people write', (engine) => {
  test(
    'after repeated kills every acknowledged write is present and the counters agree [D-1]',
    { timeout: 0 },
    async () => {
      const location = await locations.make(engine);
      await fillLocation(location, manyPosts(1));
      // A killed process leaves no compile cache for the next one.
      await stopProcess(await startRunning({ ...location }), 'SIGTERM');

      const done = nothingYet();
      const rounds = stress.serverKills[engine];
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const running = await startRunning({ ...location, LOG_LEVEL: 'info', SMS_PER_HOUR: '1000000' });
        const before = done.likes;
        const writers = Array.from({ length: WRITERS }, (_, writer) =>
          writeUntilGone(running.address, String(10_000 + round * WRITERS + writer), done),
        );
        // At a different time each round.
        while (done.likes < before + 1 + (round % 5)) await wait(1 + (round % 3));
        await stopProcess(running, 'SIGKILL');
        await Promise.all(writers);
        const started = performance.now();
        const reopened = openLocation(location);
        await reopened.db.selectFrom('posts').select('like_count').executeTakeFirstOrThrow();
        slowest = Math.max(slowest, performance.now() - started);
        await reopened.db.destroy();
      }

      const last = await startRunning(location);
      for (const [token, phone] of done.logins) {
        const me = await fetch(`${last.address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
        expect(await me.json()).toMatchObject({ phone });
      }
      await stopProcess(last, 'SIGTERM');

      expect(done.likes).toBeGreaterThanOrEqual(rounds);
      const after = openLocation(location);
      expect(await findDrift(after.db)).toEqual([]);
      const { like_count } = await after.db.selectFrom('posts').select('like_count').executeTakeFirstOrThrow();
      expect(like_count).toBeGreaterThanOrEqual(done.likes);
      // Written but not acknowledged: at most the requests in flight at each kill.
      expect(like_count).toBeLessThanOrEqual(done.likes + rounds * WRITERS);
      expect(slowest).toBeLessThan(1000);
      await after.db.destroy();
    },
  );
});
