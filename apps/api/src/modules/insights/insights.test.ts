import { insightKinds, insights } from '@maidan/contract/desk/insights';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { demoPack } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY, HOUR, INDIA_AHEAD } from '../../runtime/clock.ts';
import { byDayQuery } from './insights.store.ts';

describe.each(engines)('insights on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let posts: number[];
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    await demoPack(api);
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
    posts = (await api.db.selectFrom('posts').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id);
    await api.db.deleteFrom('post_likes').execute();
  });
  afterAll(() => api.close());

  /** People who like a post, all at the same time. */
  const like = async (count: number, postId: number, at: number) => {
    const rows = await api.db
      .insertInto('users')
      .values(
        Array.from({ length: count }, (_, index) => ({
          phone: `${postId} ${at} ${index}`,
          name: 'Reader',
          created_at: 0,
          last_used_at: 0,
        })),
      )
      .returning('id')
      .execute();
    const likes = rows.map(({ id }) => ({ user_id: id, post_id: postId, created_at: at }));
    await api.db.insertInto('post_likes').values(likes).execute();
  };
  const read = (days: number) => api.reply(insights, { query: { days } }, { token });
  const likes = async (days: number) => (await read(days)).counts.find(({ kind }) => kind === 'likes');
  const midnight = () => Math.floor((api.now() + INDIA_AHEAD) / DAY) * DAY - INDIA_AHEAD;

  test('counts are by day in India, the last one is today, and nothing before the period counts', async () => {
    const [post = 0] = posts;
    await like(12, post, midnight());
    await like(11, post, midnight() - HOUR);
    await like(20, post, midnight() - 7 * DAY);
    expect(await likes(3)).toEqual({ kind: 'likes', total: 23, days: [0, 11, 12] });
    const { days } = await read(3);
    expect(days).toHaveLength(3);
    expect(Date.parse(`${days[2]}T00:00:00+05:30`)).toBe(midnight());
  });

  test('a count below ten is covered, and zero is not', async () => {
    const [post = 0] = posts;
    await like(9, post, midnight());
    expect(await likes(2)).toEqual({ kind: 'likes', total: null, days: [0, null] });
    await like(9, post, midnight() - HOUR);
    expect(await likes(2)).toEqual({ kind: 'likes', total: 18, days: [null, null] });
  });

  test('a single small day cannot be calculated from the total and the other days', async () => {
    const [post = 0] = posts;
    await like(9, post, midnight());
    await like(30, post, midnight() - HOUR);
    await like(12, post, midnight() - 25 * HOUR);
    expect(await likes(4)).toEqual({ kind: 'likes', total: 51, days: [0, null, 30, null] });
  });

  test('the most liked posts come first, without posts that only a few people liked', async () => {
    const [first = 0, second = 0] = posts;
    await like(10, first, midnight());
    await like(9, second, midnight());
    expect((await read(7)).posts).toMatchObject([{ id: first, count: 10 }]);
    await like(4, second, midnight() - HOUR);
    expect((await read(7)).posts.map(({ id, count }) => [id, count])).toEqual([
      [second, 13],
      [first, 10],
    ]);
  });

  test('every kind is counted, from an index', async () => {
    expect((await read(28)).counts.map(({ kind }) => kind)).toEqual([...insightKinds]);
    const plan = await explain(api.world.database, byDayQuery(api.db, 'post_likes', midnight()));
    expect(plan).toContain('post_likes_by_time');
    expect((await api.request(insights, { query: { days: 400 } }, { token })).status).toBe(422);
  });
});
