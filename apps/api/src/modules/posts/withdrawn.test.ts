import { comments, newComment } from '@maidan/contract/feed/comments';
import { categoryPosts, tagPosts } from '@maidan/contract/feed/feeds';
import { like } from '@maidan/contract/feed/likes';
import { allPosts, postBySlug, viewCount } from '@maidan/contract/feed/posts';
import { search } from '@maidan/contract/feed/search';
import { postAddresses } from '@maidan/contract/operations/sitemap';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { clip } from '../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { importPost, restoreAtDesk, withdrawAtDesk } from '../../../testing/posts.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const topics = { tags: ['home'], categories: ['sport'] };

test.each(engines)(
  'on %s, a withdrawn post appears nowhere, even after a pack has changed it; restored, it has its likes and comments',
  async (engine) => {
    const api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
    const { token } = await signIn(api);
    const publish = (name: string) =>
      importPost(api, 'gone', { 'smash.mp4': clip() }, { name, type: 'video', media: 'media/smash.mp4', ...topics });
    await publish('Gone for good');
    const { id } = await api.reply(postBySlug, { params: { slug: 'gone' } });
    await api.reply(like, { body: { post_id: id, type: 'thumbsup' } }, { token });
    await api.reply(newComment, { body: { post_id: id, comment: 'Nice' } }, { token });
    const found = async () => (await api.reply(search, { query: { q: 'gone for', type: 'videos' } })).counts.videos;
    const page = { query: { page: 1 } };
    const listed = async () =>
      [
        ...(await api.reply(tagPosts, { params: { tag: 'home' }, ...page })).flatMap(({ posts }) => posts),
        ...(await api.reply(categoryPosts, { params: { cat: 'sport' }, ...page })).flatMap(({ posts }) => posts),
        ...(await api.reply(allPosts, {})),
        ...(await api.reply(postAddresses, {})).posts,
      ].map(({ slug }) => slug);
    const whole = await listed();
    expect(whole.filter((slug) => slug === 'gone')).toHaveLength(4);
    expect(await found()).toBe(1);

    await withdrawAtDesk(api, 'gone');
    expect(await listed()).toEqual(whole.filter((slug) => slug !== 'gone'));
    expect(await found()).toBe(0);
    const answers = await Promise.all([
      api.request(postBySlug, { params: { slug: 'gone' } }),
      api.request(postBySlug, { params: { slug: id } }),
      api.request(viewCount, { params: { postId: id } }),
      api.request(like, { body: { post_id: id, type: 'thumbsup' } }, { token }),
      api.request(newComment, { body: { post_id: id, comment: 'Still here?' } }, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await publish('Again');
    expect((await api.request(postBySlug, { params: { slug: 'gone' } })).status).toBe(404);

    expect(await restoreAtDesk(api, 'gone')).toEqual([]);
    const back = await api.reply(postBySlug, { params: { slug: 'gone' } });
    expect(back).toMatchObject({ name: 'Again', like_count: 1, comment_count: 1 });
    expect((await api.reply(comments, { body: { post_id: id } })).data).toHaveLength(1);
    await api.close();
  },
);
