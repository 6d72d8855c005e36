import { latestNotification, notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('notifications on %s', (engine) => {
  let api: TestApp;
  let person: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    api = await createTestApp(engine);
    [person, other] = [await signIn(api), await signIn(api)];
  });
  afterAll(() => api.close());

  const add = async (userId: number | null, content: string, created_at: number) => {
    await api.db.insertInto('notifications').values({ slug: null, user_id: userId, content, created_at }).execute();
  };
  const read = (token: string, cursor?: string) =>
    api.reply(notifications, { query: cursor === undefined ? {} : { cursor } }, { token });
  const latest = async (token: string) => (await api.reply(latestNotification, {}, { token })).created_at;

  test('an empty list has no latest notification', async () => {
    expect(await read(person.token)).toEqual({ data: [], cursor: null });
    expect(await latest(person.token)).toBeNull();
  });

  test('personal and general notifications come newest first, in pages without gaps or repeats', async () => {
    const begin = api.now();
    // Many at the same instant, so that a page ends among them.
    for (let index = 0; index < 230; index += 1) {
      const whose = [null, person.userId, other.userId][index % 3] ?? null;
      await add(whose, `<p>${index}</p>`, begin + Math.floor(index / 50));
    }
    const mine = [...Array(230).keys()].filter((index) => index % 3 !== 2).toReversed();
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await read(person.token, cursor || undefined);
      pages.push(page.data.map(({ content }) => content));
      ({ cursor } = page);
    }
    expect(pages.map((page) => page.length)).toEqual([100, 54]);
    expect(pages.flat()).toEqual(mine.map((index) => `<p>${index}</p>`));
    expect(Date.parse((await latest(person.token)) ?? '')).toBe(begin + 4);
    await add(person.userId, '<p>new</p>', begin + 9);
    expect(Date.parse((await latest(person.token)) ?? '')).toBe(begin + 9);
    expect(Date.parse((await latest(other.token)) ?? '')).toBe(begin + 4);
  });

  test('a forged cursor is refused', async () => {
    for (const cursor of ['', 'x', '1', '1.2.3', '-1.2', "1.2' or 1=1"]) {
      const { status } = await api.request(notifications, { query: { cursor } }, { token: person.token });
      expect([cursor, status]).toEqual([cursor, 400]);
    }
  });
});
