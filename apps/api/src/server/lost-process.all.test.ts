import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { dataLocations, fillLocation, openLocation } from '../../testing/databases/data-locations.ts';
import { hasPostgres } from '../../testing/databases/engines.ts';
import { findLostLogins, nothingKept, writeThrough, type Place } from '../../testing/databases/patient-writers.ts';
import { manyPosts } from '../../testing/packs.ts';
import { startRunning, stopProcess } from '../../testing/server-process.ts';
import { findDrift } from '../modules/counts/counts.store.ts';

const WRITERS = 4;
const KILLS = 4;

const locations = dataLocations();
afterAll(() => locations.removeAll());

describe.runIf(hasPostgres)('two API processes on one database', () => {
  test('when one is killed under load, again and again, the other continues and no acknowledged write is lost [D-1]', async ({
    annotate,
  }) => {
    const location = await locations.make('PostgreSQL');
    await fillLocation(location, manyPosts(1));
    const start = () => startRunning({ ...location, SMS_PER_HOUR: '1000000', TRUSTED_PROXIES: '1' });
    const processes = [await start(), await start()];
    let turn = 0;
    // Like a load balancer: in turn, even to one that has just gone.
    const place: Place = {
      get address() {
        turn += 1;
        return processes[turn % processes.length]?.address ?? '';
      },
    };
    const kept = nothingKept();
    const ending = new AbortController();
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeThrough(place, String(2001 + writer), kept, ending.signal),
    );
    const more = async (logins: number) => {
      const aim = kept.logins.size + logins;
      while (kept.logins.size < aim) await Promise.race([wait(5), ...writers]);
    };
    const started = performance.now();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await more(5);
      const [lost] = processes.splice(kill % 2, 1);
      if (lost) await stopProcess(lost, 'SIGKILL');
      await more(5);
      processes.splice(kill % 2, 0, await start());
    }
    ending.abort();
    await Promise.all(writers);
    const seconds = (performance.now() - started) / 1000;

    expect(await findLostLogins(place.address, kept)).toEqual([]);
    const opened = openLocation(location);
    const { like_count } = await opened.db.selectFrom('posts').select('like_count').executeTakeFirstOrThrow();
    expect(like_count).toBe(kept.likes);
    const conversations = await opened.db.selectFrom('conversations').select('id').orderBy('id').execute();
    expect(conversations.map(({ id }) => id)).toEqual([...kept.conversations.values()].toSorted((a, b) => a - b));
    expect(await findDrift(opened.db)).toEqual([]);
    await opened.db.destroy();
    for (const running of processes) await stopProcess(running, 'SIGTERM');
    await annotate(
      `${KILLS} kills in ${seconds.toFixed(1)} s: ${kept.logins.size} logins, ${kept.likes} likes, ${kept.conversations.size} conversations kept; ${kept.refusals} tries met no server`,
    );
  });
});
