import { recordInteraction } from '@maidan/contract/feed/interactions';
import type { interactions } from '@maidan/contract/feed/interactions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Name = (typeof interactions)[number];

describe.each(everyEngine)('interactions on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  afterAll(() => api.close());

  const report = (token: string, action_name: Name, action: string, video_id = 'post-1', key?: string) => {
    const body = { action_name, action, video_id, page: 'https://maidan.example/message/single/7?x=page-canary' };
    return api.request(recordInteraction, { body }, { token, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
  };
  const counts = async () => {
    const rows = await api.db.selectFrom('interaction_counts').selectAll().orderBy('day').orderBy('action').execute();
    return rows.map((row) => [row.action_name, row.action, row.count]);
  };

  test('are counted by post, action and day, and get an empty reply', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const answer = await report(asha.token, 'like', 'liked');
    expect([answer.status, answer.text]).toEqual([204, '']);
    await report(ravi.token, 'like', 'liked');
    await report(ravi.token, 'like', 'like removed');
    expect(await counts()).toEqual([
      ['like', 'like removed', 1],
      ['like', 'liked', 2],
    ]);
    api.wait(DAY);
    await report(ravi.token, 'share', 'share');
    expect(await counts()).toHaveLength(3);
  });

  test('neither the person nor the page is stored or logged', async () => {
    const rows = await api.db.selectFrom('interaction_counts').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['action', 'action_name', 'count', 'day', 'post_id']);
    expect(JSON.stringify([rows, api.logged])).not.toContain('page-canary');
  });

  test('a report repeated with its key counts once, even forty at once', async () => {
    const { token } = await signIn(api);
    const reports = Array.from({ length: 40 }, () => report(token, 'share', 'share', 'post-2', 'a-report-key'));
    expect((await Promise.all(reports)).map((answer) => answer.status)).toEqual(reports.map(() => 204));
    expect(await counts()).toContainEqual(['share', 'share', 1]);
  });

  test('names outside the list are refused, and actions outside it share one count [A-9]', async () => {
    const { token } = await signIn(api);
    expect((await report(token, 'anything' as Name, 'liked')).status).toBe(422);
    await importContent(api, { 'posts.json': [writePost('ad', '-1h', { action_btn_2: 'Book a turf' })] });
    for (const action of ['Book a turf', 'free text 1', 'free text 2']) {
      expect((await report(token, 'learnmore-action_btn', action, 'ad')).status).toBe(204);
    }
    const found = (await counts()).filter(([name]) => name === 'learnmore-action_btn');
    expect(found).toEqual([
      ['learnmore-action_btn', 'Book a turf', 1],
      ['learnmore-action_btn', 'other', 2],
    ]);
  });

  test('an unknown post and a blank text are refused', async () => {
    const { token } = await signIn(api);
    expect((await report(token, 'share', 'share', 'nowhere')).status).toBe(404);
    expect((await report(token, 'share', '')).status).toBe(422);
    expect((await report(token, 'share', 'x'.repeat(61))).status).toBe(422);
  });
});
