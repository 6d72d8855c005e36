import { followTag } from '@maidan/contract/feed/follows';
import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { demoPack } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { findDrift } from './counts.store.ts';
import { watchCounts } from '../../jobs/watch-counts.ts';

describe.each(engines)('the nightly count on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    const { token } = await signIn(api);
    await api.reply(like, { body: { post_id: 1, type: 'thumbsup' } }, { token });
    await api.reply(followTag, { body: { following_id: 'cricket' } }, { token });
  });
  afterAll(() => api.close());

  test('finds nothing where nothing is off [C-5]', async () => {
    expect(await findDrift(api.db)).toEqual([]);
  });

  test('a drift of any counter is an error in the log and a figure, and is not repaired [C-5]', async () => {
    const off = { follower_count: 7 };
    await api.db.updateTable('posts').set({ like_count: 3 }).where('id', '=', 1).execute();
    await api.db.updateTable('tags').set(off).where('id', '=', 1).execute();
    await api.db.updateTable('categories').set(off).where('id', '=', 1).execute();
    await api.db.updateTable('leagues').set(off).where('id', '=', 1).execute();
    await api.db.updateTable('poll_options').set({ vote_count: 2 }).where('id', '=', 1).execute();
    const watch = watchCounts(api.db, api.world.log);
    expect(watch.latest()).toBeNull();
    await watch.check();
    watch.stop();
    expect(watch.latest()).toBe(5);
    const alarm = api.logged.find(({ msg }) => msg === 'counters do not equal their rows');
    expect(alarm).toMatchObject({
      level: 50,
      drifts: expect.arrayContaining([
        { counter: 'posts.like_count', id: 1, kept: 3, counted: 1 },
        { counter: 'tags.follower_count', id: 1, kept: 7, counted: expect.any(Number) },
        { counter: 'poll_options.vote_count', id: 1, kept: 2, counted: 0 },
      ]),
    });
    expect(await findDrift(api.db)).toHaveLength(5);
  });
});

test('the figure of the last count is among the metrics [C-5]', async () => {
  let drift: number | null = null;
  const api = await createTestApp('SQLite', {}, { countDrift: () => drift });
  expect((await api.get('/metrics')).text).not.toMatch(/^counter_drift \d/m);
  drift = 4;
  expect((await api.get('/metrics')).text).toMatch(/^counter_drift 4$/m);
  await api.close();
});
