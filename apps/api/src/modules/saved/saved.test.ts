import { saved, setSaved, type SavedItem } from '@maidan/contract/feed/saved';
import { SAVED_AT_ONCE, SAVED_MAX } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { forgetSavedPost } from './saved.store.ts';

describe.each(everyEngine)('what readers save for later, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  afterAll(() => api.close());

  const set = (token: string, entries: readonly SavedItem[], isSaved = true) =>
    api.request(setSaved, { body: { entries: [...entries], saved: isSaved } }, { token });
  const listed = async (token: string) => (await api.reply(saved, {}, { token })).data;
  const post = (number: number): SavedItem => ({ kind: 'post', id: `post-${number}`, label: `Post ${number}` });
  const match: SavedItem = { kind: 'match', id: '7', label: 'Lions and Tigers' };

  test('the list is newest first on every device of the person, and is visible to no one else', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    expect((await set(asha.token, [post(1)])).json).toEqual({ data: [post(1)] });
    api.wait(1000);
    await set(asha.token, [match, post(1)]);
    const again = await signIn(api, asha.phone);
    expect(await listed(again.token)).toEqual([match, post(1)]);
    expect(await listed(ravi.token)).toEqual([]);
    await set(ravi.token, [post(1)]);
    expect((await set(asha.token, [post(1)], false)).json).toEqual({ data: [match] });
    expect((await set(asha.token, [post(1)], false)).status).toBe(200);
    expect(await listed(ravi.token)).toEqual([post(1)]);
  });

  test('a person can save five hundred things', async () => {
    const { token } = await signIn(api);
    const many = (from: number) => Array.from({ length: SAVED_AT_ONCE }, (_, index) => post(from + index));
    for (let from = 0; from < SAVED_MAX; from += SAVED_AT_ONCE) expect((await set(token, many(from))).status).toBe(200);
    expect((await set(token, [post(0)])).status).toBe(200);
    const refused = await set(token, [post(SAVED_MAX)]);
    expect([refused.status, (await listed(token)).length]).toEqual([422, SAVED_MAX]);
    expect((await set(token, [...many(0), post(1)])).status).toBe(422);
  });

  test('a removed post leaves every list', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    await set(asha.token, [post(1), match]);
    await set(ravi.token, [post(1), post(2)]);
    await api.db.transaction().execute((tx) => forgetSavedPost(tx, 'post-1'));
    expect([await listed(asha.token), await listed(ravi.token)]).toEqual([[match], [post(2)]]);
  });
});
