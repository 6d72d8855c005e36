import { POSTS_AT_ONCE, REMOVALS_PER_HOUR } from '@maidan/contract/desk/limits';
import { withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { decideReport, purgePost } from '@maidan/contract/desk/cases/reports';
import { today } from '@maidan/contract/desk/today';
import { newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY, HOUR } from '../../runtime/clock.ts';

const POSTS = REMOVALS_PER_HOUR + 20;

describe.each(engines)('removals by a member of staff within an hour on %s', (engine) => {
  let api: TestApp;
  let ids: number[];
  /** On a post that stays. */
  let slug: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(POSTS));
    const posts = await api.db.selectFrom('posts').select(['id', 'slug']).orderBy('id').execute();
    ids = posts.map(({ id }) => id);
    slug = posts.at(-1)?.slug ?? '';
  });
  afterAll(() => api.close());

  const withdraw = (token: string, some: number[]) => api.request(withdrawPosts, { body: { ids: some } }, { token });
  const reported = async (text: string) => {
    const { token } = await signIn(api);
    const { data } = await api.reply(newComment, { body: { post_id: slug, comment: text } }, { token });
    await reportThing(api, 'comment', Number(data?.id));
    return Number(data?.id);
  };
  const hide = (token: string, id: number) =>
    api.request(decideReport, { body: { kind: 'comment', id, decision: 'hide' } }, { token });

  test('are limited; owners are notified and exempt', async () => {
    const { token } = await seatStaff(api, { roles: ['editor', 'moderator'], name: 'Rahul' });
    const { token: owner } = await seatStaff(api, { roles: ['owner'] });
    const notices = async () => {
      const { security } = await api.reply(today, {}, { token: owner });
      return security?.data.map(({ action, staff }) => [action, staff?.name]);
    };
    const [first, second] = [await reported('One'), await reported('Two')];
    const left = REMOVALS_PER_HOUR - POSTS_AT_ONCE - 1;
    const own = ids.slice(0, POSTS_AT_ONCE + left);
    await withdraw(token, own.slice(0, POSTS_AT_ONCE));
    await withdraw(token, own.slice(POSTS_AT_ONCE));
    // An already withdrawn post does not count.
    await withdraw(token, own.slice(POSTS_AT_ONCE));
    expect(await notices()).toEqual([]);
    expect((await hide(token, first)).status).toBe(200);
    expect(await notices()).toEqual([['staff.removal-limit', 'Rahul']]);

    const [next = 0, last = 0] = ids.slice(own.length);
    await api.db
      .updateTable('posts')
      .set({ withdrawn_at: api.now() - DAY })
      .where('id', '=', own[0] ?? 0)
      .execute();
    const refused = [
      await hide(token, second),
      await withdraw(token, [next]),
      await api.request(purgePost, { body: { id: own[0] ?? 0 } }, { token }),
    ];
    for (const { status, text } of refused) {
      expect([status, text]).toEqual([429, expect.stringContaining('Ask an owner to remove more.')]);
    }
    expect((await withdraw(owner, [next])).json).toMatchObject({ done: [next] });
    api.wait(HOUR);
    expect((await withdraw(token, [last])).json).toMatchObject({ done: [last] });
    expect((await hide(token, second)).status).toBe(200);
  });

  test('do not include comments that no one has seen', async () => {
    const { token, staffId } = await seatStaff(api, { roles: ['moderator'] });
    const window = { name: `removals:${staffId}`, started_at: api.now(), used: REMOVALS_PER_HOUR };
    await api.db.insertInto('rate_windows').values(window).execute();
    const { token: writer } = await signIn(api);
    const body = { post_id: slug, comment: 'See https://example.com/lucky' };
    const { data } = await api.reply(newComment, { body }, { token: writer });
    expect((await hide(token, Number(data?.id))).status).toBe(200);
  });
});
