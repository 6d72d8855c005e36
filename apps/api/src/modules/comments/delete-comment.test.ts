import { comments, deleteComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import type { Id } from '@maidan/contract/core/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('deleting comments on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(3));
  });
  afterAll(() => api.close());

  const write = async (token: string, post_id: string, comment: string) =>
    (await api.reply(newComment, { body: { post_id, comment } }, { token })).data?.id ?? '';
  const own = async (token: string, id: string) =>
    (await api.reply(ownComments, { params: { id } }, { token })).data.map((comment) => comment.id);
  const remove = (token: string, id: Id, key?: string) =>
    api.request(deleteComment, { body: { id } }, { token, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
  const listed = async (post_id: string) =>
    (await api.reply(comments, { body: { post_id } })).data.map(({ comment }) => comment);
  const bytesOf = async (userId: number) =>
    (await api.db.selectFrom('users').select('stored_bytes').where('id', '=', userId).executeTakeFirstOrThrow())
      .stored_bytes;

  test("a user's own comments on a post are listed, and a deleted one is gone from list and count", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const first = await write(asha.token, 'post-1', 'One');
    await write(ravi.token, 'post-1', 'Two');
    const third = await write(asha.token, 'post-1', 'Three');
    await write(asha.token, 'post-2', 'Elsewhere');
    expect(await own(asha.token, 'post-1')).toEqual([first, third]);
    expect((await remove(asha.token, first)).status).toBe(200);
    expect(await own(asha.token, 'post-1')).toEqual([third]);
    expect(await listed('post-1')).toEqual(['Two', 'Three']);
    expect((await api.get('/api/post/post-1')).json).toMatchObject({ comment_count: 2 });
    expect((await api.request(ownComments, { params: { id: 'nowhere' } }, { token: asha.token })).status).toBe(404);
  });

  test("another person's comment, and one that is gone, are not found [A-2]", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const id = await write(asha.token, 'post-3', 'Mine');
    expect((await remove(ravi.token, id)).status).toBe(404);
    expect(await listed('post-3')).toEqual(['Mine']);
    expect((await remove(asha.token, id)).status).toBe(200);
    expect((await remove(asha.token, id)).status).toBe(404);
    expect((await remove(asha.token, 'post-3')).status).toBe(404);
  });

  test('when the reply is lost, the repeated call gets it, and storage is freed once [C-3]', async () => {
    const { token, userId } = await signIn(api);
    const before = await bytesOf(userId);
    await write(token, 'post-2', 'Stays');
    const withOne = await bytesOf(userId);
    const id = await write(token, 'post-2', 'Goes 🏏');
    expect(await bytesOf(userId)).toBeGreaterThan(withOne);
    for (const _ of [1, 2]) expect((await remove(token, id, 'one-deletion')).status).toBe(200);
    expect(await bytesOf(userId)).toBe(withOne);
    expect(withOne).toBeGreaterThan(before);
  });
});
