import { deleteAccount } from '@maidan/contract/account/account';
import { comments, newComment } from '@maidan/contract/feed/comments';
import { mutes, setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { MUTES_AT_ONCE, MUTES_MAX } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { finishDeletions } from '../../../testing/people/finish-deletions.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

describe.each(everyEngine)('hidden posts and mutes of readers, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  afterAll(() => api.close());

  const set = (token: string, entries: readonly Mute[], muted = true) =>
    api.request(setMutes, { body: { entries: [...entries], muted } }, { token });
  const listed = async (token: string) => (await api.reply(mutes, {}, { token })).data;
  const post = (id: number): Mute => ({ kind: 'post', id: String(id), label: `Post ${id}` });

  test('the list is newest first on every device of the person, and is visible to no one else', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    expect((await set(asha.token, [post(1)])).json).toEqual({ data: [post(1)] });
    api.wait(1000);
    const person: Mute = { kind: 'person', id: 'key', label: 'Meera' };
    await set(asha.token, [person, post(1)]);
    const again = await signIn(api, asha.phone);
    expect(await listed(again.token)).toEqual([person, post(1)]);
    expect(await listed(ravi.token)).toEqual([]);
    await set(ravi.token, [post(1)]);
    expect((await set(asha.token, [post(1)], false)).json).toEqual({ data: [person] });
    expect((await set(asha.token, [post(1)], false)).status).toBe(200);
    expect(await listed(ravi.token)).toEqual([post(1)]);
  });

  test('a person can have a thousand entries', async () => {
    const { token } = await signIn(api);
    const many = (from: number) => Array.from({ length: MUTES_AT_ONCE }, (_, index) => post(from + index));
    for (let from = 0; from < MUTES_MAX; from += MUTES_AT_ONCE) expect((await set(token, many(from))).status).toBe(200);
    expect((await set(token, [post(0)])).status).toBe(200);
    const refused = await set(token, [post(MUTES_MAX)]);
    expect([refused.status, (await listed(token)).length]).toEqual([422, MUTES_MAX]);
    expect((await set(token, [...many(0), post(1)])).status).toBe(422);
  });

  test("comments of one person share a key, which differs from everyone else's and does not identify them", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const write = (token: string, comment: string) =>
      api.reply(newComment, { body: { post_id: 'post-1', comment } }, { token });
    const sent = await write(asha.token, 'One');
    await write(ravi.token, 'Two');
    await write(asha.token, 'Three');
    const { data } = await api.reply(comments, { body: { post_id: 'post-1' } });
    const [one, two, three] = data.map(({ author_key: key }) => key);
    expect(one).toMatch(/^[\w-]{16}$/);
    expect([three, sent.data?.author_key]).toEqual([one, one]);
    expect(two).not.toBe(one);
  });

  test("a deleted account's name disappears from all lists", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const { data } = await api.reply(newComment, { body: { post_id: 'post-1', comment: 'Hi' } }, { token: ravi.token });
    await set(asha.token, [{ kind: 'person', id: data?.author_key ?? '', label: 'Ravi' }]);
    await api.reply(deleteAccount, { body: {} }, { token: ravi.token });
    await api.reply(deleteAccount, { body: { pin: api.lastCode(ravi.phone) } }, { token: ravi.token });
    await finishDeletions(api);
    expect(await listed(asha.token)).toMatchObject([{ kind: 'person', label: 'A deleted account' }]);
  });
});
