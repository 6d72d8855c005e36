import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/open-database.ts';
import { addUsers, inWaves, seeded, shuffled } from '../../../testing/people/crowd.ts';
import { engines, type TestEngine } from '../../../testing/databases/engines.ts';
import { stress, testDatabaseUrl } from '../../../testing/databases/env.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findDrift } from '../counts/counts.store.ts';
import { setFollowing } from '../follows/following.store.ts';
import { setLike } from './likes.store.ts';

/**
 * As many as an engine can serve in a few seconds; the nightly run sets STRESS_PEOPLE to a thousand with every seed.
 */
const crowds: Readonly<Record<TestEngine, number>> = { SQLite: 500, PostgreSQL: testDatabaseUrl() ? 100 : 30 };
const TOGGLES_EACH = 20;

/** What can be toggled: two posts, a tag and a category, all with many people. */
const things: readonly ((tx: Tx, person: number, now: number) => Promise<unknown>)[] = [
  (tx, person, now) => setLike(tx, person, 'post-1', undefined, now),
  (tx, person, now) => setLike(tx, person, 'post-2', undefined, now),
  (tx, person, now) => setFollowing(tx, 'tag', { userId: person, key: 'home', wanted: undefined }, now),
  (tx, person, now) => setFollowing(tx, 'category', { userId: person, key: 'sport', wanted: undefined }, now),
];
const seeds = Array.from({ length: stress.seeds }, (_, index) => index + 1);

describe.each(engines)('a crowd on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  afterAll(() => api.close());

  test.each(seeds)(
    'after random likes and follows, counts equal rows and everyone has their last state (seed %i) [C-1]',
    async (seed) => {
      const random = seeded(seed);
      const people = await addUsers(api.db, stress.people || crowds[engine]);
      const toggles = people.flatMap((person) =>
        Array.from({ length: TOGGLES_EACH }, () => ({ person, thing: Math.floor(random() * things.length) })),
      );
      const works = shuffled(toggles, random).map(
        ({ person, thing }) =>
          () =>
            api.db.transaction().execute(async (tx) => things[thing]?.(tx, person, api.now())),
      );
      await inWaves(works);
      expect(await findDrift(api.db)).toEqual([]);
      const odd = (thing: number) => {
        const counts = new Map<number, number>();
        for (const toggle of toggles)
          if (toggle.thing === thing) counts.set(toggle.person, (counts.get(toggle.person) ?? 0) + 1);
        return [...counts].filter(([, count]) => count % 2 === 1).length;
      };
      const total = async (table: 'post_likes' | 'tag_follows' | 'category_follows') => {
        const { count } = await api.db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('user_id', 'in', people)
          .executeTakeFirstOrThrow();
        return Number(count);
      };
      expect([await total('post_likes'), await total('tag_follows'), await total('category_follows')]).toEqual([
        odd(0) + odd(1),
        odd(2),
        odd(3),
      ]);
    },
    stress.people ? 600_000 : 120_000,
  );
});
