import { comments, editComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import { report } from '@maidan/contract/feed/reports';
import { COMMENT_EDIT_MS } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

describe.each(everyEngine)('changing comments on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(4));
  });
  afterAll(() => api.close());

  const write = async (token: string, post_id: string, comment: string) =>
    Number((await api.reply(newComment, { body: { post_id, comment } }, { token })).data?.id);
  const edit = (token: string, id: Id, comment: string) =>
    api.request(editComment, { body: { id, comment } }, { token });
  const listed = async (post_id: string) =>
    (await api.reply(comments, { body: { post_id } })).data.map(({ comment, edited }) => [comment, edited]);
  const bytesOf = async (userId: number) =>
    (await api.db.selectFrom('users').select('stored_bytes').where('id', '=', userId).executeTakeFirstOrThrow())
      .stored_bytes;

  test('the writer can change a comment for ten minutes, and readers see that it was edited', async () => {
    const asha = await signIn(api);
    const id = await write(asha.token, 'post-1', 'See you Sunady');
    const bytes = await bytesOf(asha.userId);
    api.wait(COMMENT_EDIT_MS - 1);
    const answer = await edit(asha.token, id, 'See you Sunday!');
    expect(answer.json).toMatchObject({ data: { id, comment: 'See you Sunday!', edited: true }, waits: false });
    expect(await listed('post-1')).toEqual([['See you Sunday!', true]]);
    expect(await bytesOf(asha.userId)).toBe(bytes + 1);
    api.wait(1);
    expect((await edit(asha.token, id, 'Too late')).status).toBe(409);
    expect(await listed('post-1')).toEqual([['See you Sunday!', true]]);
  });

  test('an edit can get a comment held, and another edit can release it', async () => {
    const asha = await signIn(api);
    const id = await write(asha.token, 'post-2', 'Well played');
    expect((await edit(asha.token, id, 'you bastard')).json).toMatchObject({ waits: true });
    expect(await listed('post-2')).toEqual([]);
    expect((await api.reply(ownComments, { params: { id: 'post-2' } }, { token: asha.token })).waiting).toHaveLength(1);
    expect((await edit(asha.token, id, 'you star')).json).toMatchObject({ waits: false });
    expect(await listed('post-2')).toEqual([['you star', true]]);
  });

  test("another person's comment, a reported one and an empty text are refused", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const id = await write(asha.token, 'post-3', 'Mine');
    expect((await edit(ravi.token, id, 'His')).status).toBe(409);
    expect((await edit(asha.token, id, ' ')).status).toBe(422);
    expect((await edit(asha.token, 'post-3', 'Mine')).status).toBe(404);
    expect(
      (await api.request(report, { body: { kind: 'comment', id, reason: 'hate' } }, { token: ravi.token })).status,
    ).toBe(200);
    expect((await edit(asha.token, id, 'Nothing happened')).status).toBe(409);
    expect(await listed('post-3')).toEqual([['Mine', false]]);
  });
});
