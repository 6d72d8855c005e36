import { comments, newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { seeded } from '../../../testing/people/crowd.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('writing comments on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(4));
  });
  afterAll(() => api.close());

  const write = (token: string, post_id: string, comment: string, key?: string) =>
    api.request(
      newComment,
      { body: { post_id, comment } },
      { token, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
    );
  const listed = async (post_id: string) => (await api.reply(comments, { body: { post_id } })).data;

  test('a comment appears at the end of the list as in the reply, and the post counts it', async () => {
    const { token } = await signIn(api, undefined, 'Meena');
    const first = await write(token, 'post-1', '  What a catch! ');
    expect(first.json).toMatchObject({ message: 'success' });
    const second = newComment.response.parse((await write(token, 'post-1', 'ಚೆನ್ನಾಗಿದೆ\nReally')).json);
    expect(await listed('post-1')).toEqual([
      expect.objectContaining({ comment: 'What a catch!', get_user: { name: 'Meena' } }),
      second.data,
    ]);
    expect((await api.get('/api/post/post-1')).json).toMatchObject({ comment_count: 2 });
  });

  test('markup stays text, and comments are limited to a thousand characters', async () => {
    const { token } = await signIn(api);
    const markup = '<img src=x onerror=alert(1)>&amp;';
    expect((await write(token, 'post-2', markup)).json).toMatchObject({ data: { comment: markup } });
    expect((await write(token, 'post-2', 'x'.repeat(1000))).status).toBe(200);
    expect((await write(token, 'post-2', 'x'.repeat(1001))).status).toBe(422);
    const blank = await write(token, 'post-2', ' \n ');
    expect([blank.status, blank.json]).toEqual([
      422,
      expect.objectContaining({ errors: { comment: [expect.any(String)] } }),
    ]);
    expect((await write(token, 'nowhere', 'Hi')).status).toBe(404);
    expect(await listed('post-2')).toHaveLength(2);
  });

  test("no one can comment in another person's name [A-4]", async () => {
    const { token } = await signIn(api);
    const forged = { post_id: 'post-2', comment: 'Hi', user_id: 1 };
    expect((await api.send('POST', '/api/newcomment', { token }, forged)).status).toBe(422);
  });

  test('when replies get lost and the client retries, every comment is stored once [C-3]', async () => {
    const { token } = await signIn(api);
    const random = seeded(11);
    const intents = Array.from({ length: 30 }, (_, index) => `Comment ${index}`);
    for (const [index, text] of intents.entries()) {
      let isLost = true;
      // A third of the replies never reach the client; it sends the same request again, sometimes twice at once.
      while (isLost) {
        api.wait(MINUTE);
        const tries = random() < 0.5 ? 1 : 2;
        const answers = await Promise.all(
          Array.from({ length: tries }, () => write(token, 'post-3', text, `intent-${index}-of-a-comment`)),
        );
        expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
        isLost = random() < 0.3;
      }
    }
    expect((await listed('post-3')).map((comment) => comment.comment)).toEqual(intents);
  });

  test('ten comments a minute are allowed, and they do not use up the limit of other writes', async () => {
    const { token } = await signIn(api);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => write(token, 'post-4', `No ${index}`)));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
    expect((await api.send('POST', '/api/islike', { token }, { post_id: 'post-4', type: 'thumbsup' })).status).toBe(
      200,
    );
    api.wait(MINUTE);
    expect((await write(token, 'post-4', 'Again')).status).toBe(200);
  });
});
