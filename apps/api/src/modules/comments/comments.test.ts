import { comments } from '@maidan/contract/feed/comments';
import { notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { COMMENTS_SHOWN } from './comments.store.ts';

const written = (post: string, name: string, text: string, created_at: string) => ({
  post,
  name,
  comment: text,
  created_at,
});

describe.each(everyEngine)('comments and notifications on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      ...manyPosts(3),
      'comments.json': [
        written('post-1', 'Ravi', 'Second', '-10m'),
        written('post-1', 'Meena', 'First', '-20m'),
        written('post-2', 'Ravi', 'Elsewhere', '-5m'),
      ],
      'notifications.json': [
        { slug: 'old', content: '<p>Old</p>', created_at: '-3d' },
        { slug: 'new', content: '<p>New<script>alert(1)</script></p>', created_at: '-1h' },
      ],
    });
  });
  afterAll(() => api.close());

  test("a post's comments are returned oldest first, with their authors' names and nothing else about them", async () => {
    const { userId, phone, token } = await signIn(api);
    const { id: postId } = await api.db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', 'post-1')
      .executeTakeFirstOrThrow();
    const own = {
      post_id: postId,
      user_id: userId,
      author_name: null,
      pack_key: null,
      comment: 'Third',
      created_at: api.now(),
    };
    await api.db.insertInto('comments').values(own).execute();
    const answer = await api.request(comments, { body: { post_id: 'post-1' } }, { token });
    const { data } = comments.response.parse(answer.json);
    expect(data.map(({ comment, get_user }) => [get_user.name, comment])).toEqual([
      ['Meena', 'First'],
      ['Ravi', 'Second'],
      ['Asha', 'Third'],
    ]);
    expect(answer.text).not.toContain(phone);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await api.get('/api/post/post-1')).json).toMatchObject({ comment_count: 3 });
  });

  test('only the latest thousand comments are returned, oldest first', async () => {
    const { id: post_id } = await api.db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', 'post-3')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: COMMENTS_SHOWN + 2 }, (_, index) => ({
      post_id,
      user_id: null,
      author_name: 'Ravi',
      pack_key: null,
      comment: `No ${index}`,
      created_at: index + 1,
    }));
    for (let start = 0; start < rows.length; start += 200) {
      await api.db
        .insertInto('comments')
        .values(rows.slice(start, start + 200))
        .execute();
    }
    const { data } = await api.reply(comments, { body: { post_id: 'post-3' } });
    expect([data.length, data[0]?.comment, data.at(-1)?.comment]).toEqual([
      COMMENTS_SHOWN,
      'No 2',
      `No ${COMMENTS_SHOWN + 1}`,
    ]);
  });

  test('a post has only its own comments, and an unknown post is 404', async () => {
    const answer = await api.request(comments, { body: { post_id: 99_999 } });
    expect([answer.status, answer.json]).toEqual([
      404,
      expect.objectContaining({ message: 'This post was not found.' }),
    ]);
    expect((await api.reply(comments, { body: { post_id: 'post-2' } })).data).toHaveLength(1);
  });

  test('notifications come newest first and sanitised, and one for a user reaches no one else', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const own = { slug: null, user_id: asha.userId, content: '<p>For Asha</p>', created_at: api.now() };
    await api.db.insertInto('notifications').values(own).execute();
    const contents = async (token: string) =>
      (await api.reply(notifications, {}, { token })).data.map((notification) => notification.content);
    expect(await contents(asha.token)).toEqual(['<p>For Asha</p>', '<p>New</p>', '<p>Old</p>']);
    expect(await contents(ravi.token)).toEqual(['<p>New</p>', '<p>Old</p>']);
  });
});
