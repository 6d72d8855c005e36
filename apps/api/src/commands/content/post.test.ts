import { comments, newComment } from '@maidan/contract/feed/comments';
import { categoryPosts, tagPosts, tagVideoPosts } from '@maidan/contract/feed/feeds';
import { like } from '@maidan/contract/feed/likes';
import { allPosts, postBySlug, viewCount } from '@maidan/contract/feed/posts';
import { search } from '@maidan/contract/feed/search';
import { postAddresses } from '@maidan/contract/operations/sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { clip, createOperator, png } from '../../../testing/operator.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const files = {
  'comma.vtt': 'WEBVTT\n\n00:01,000 --> 00:02,000\nHi\n',
  'turf.png': png(800, 600),
  'smash.mp4': clip(),
  'text.html': Buffer.from('<p>Long<script>x()</script></p>'),
};

describe.each(engines)('the commands for posts on %s', (engine) => {
  let api: TestApp;
  let operator: ReturnType<typeof createOperator>;
  const run = (...args: string[]) => operator.run(args);
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
    operator = createOperator(api, files);
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const slugsOf = async () => {
    const key = { query: { page: 1 } };
    const [tag] = await api.reply(tagPosts, { params: { tag: 'home' }, ...key });
    const [category] = await api.reply(categoryPosts, { params: { cat: 'sport' }, ...key });
    return [tag, category].map((page) => page?.posts.map(({ slug }) => slug));
  };

  test('a picture is first in its feeds, with its size and sanitised text', async () => {
    const args = [
      'post',
      'publish',
      'turf-at-night',
      '--name',
      'Turf at night',
      '--media',
      'turf.png',
      '--alt',
      'Six a side',
    ];
    const places = ['--tag', 'home', '--category', 'sport', '--description-file', 'text.html'];
    const done = await run(...args, ...places);
    expect(done).toBe('Published "Turf at night" (/post/turf-at-night).');
    expect(await slugsOf()).toEqual([
      ['turf-at-night', 'post-1', 'post-2'],
      ['turf-at-night', 'post-1', 'post-2'],
    ]);
    const post = await api.reply(postBySlug, { params: { slug: 'turf-at-night' } });
    expect(post).toMatchObject({
      type: 'image',
      width: 800,
      height: 600,
      description: '<p>Long</p>',
      name_status: '1',
    });
    expect((await api.get(post.media ?? '')).status).toBe(200);
  });

  test('a clip is a video, and a post for later is hidden until its time', async () => {
    await run(
      'post',
      'publish',
      'smash',
      '--name',
      'Smash',
      '--media',
      'smash.mp4',
      '--thumbnail',
      'turf.png',
      '--tag',
      'home',
    );
    const [videos] = await api.reply(tagVideoPosts, { params: { tag: 'home' }, query: { page: 1 } });
    expect(videos?.posts.map(({ slug, type }) => [slug, type])).toEqual([['smash', 'video']]);
    const at = new Date(api.now() + DAY).toISOString();
    await run('post', 'publish', 'tomorrow', '--name', 'Tomorrow', '--media', 'turf.png', '--tag', 'home', '--at', at);
    expect((await api.request(postBySlug, { params: { slug: 'tomorrow' } })).status).toBe(404);
    api.wait(DAY);
    expect((await api.request(postBySlug, { params: { slug: 'tomorrow' } })).status).toBe(200);
  });

  test('a refused command gives the reason and changes nothing', async () => {
    const before = await api.db.selectFrom('posts').select('id').execute();
    const base = ['--name', 'X', '--media', 'turf.png'];
    const refused: [string[], string][] = [
      [['post', 'publish'], '<slug> is missing'],
      [['post', 'publish', 'Not A Slug', ...base], '<slug> must be lower-case words'],
      [['post', 'publish', 'x', '--media', 'turf.png'], '--name is missing'],
      [
        ['post', 'publish', 'x', ...base, '--tag', 'nope', '--category', 'neither'],
        'The tag "nope" does not exist.\nThe category',
      ],
      [['post', 'publish', 'x', ...base, '--type', 'video'], '--media must be of the kind: clip'],
      [['post', 'publish', 'x', '--name', 'X', '--type', 'gallery'], 'a gallery needs images'],
      [['post', 'publish', 'x', ...base, '--action-url', 'javascript:x()'], '--action-url must start with https://'],
      [['post', 'publish', 'x', '--name', 'X', '--media', 'https://a.example/x.png'], '--media must be a file'],
      [['post', 'publish', 'x', ...base, '--thumbnail', 'https://a.example/x.png'], 'x.png must be a file'],
      [['post', 'publish', 'x', ...base, '--description', '<img src=x>'], '--description contains a picture'],
      [['post', 'publish', 'x', ...base, '--at', 'soon'], '--at must be a time'],
      [['post', 'publish', 'x', '--name', 'X', '--media', 'none.png'], 'Cannot read the file none.png'],
      [
        ['post', 'publish', 'x', ...base, '--captions', 'comma.vtt'],
        'comma.vtt is not WebVTT. Line 3: No decimal separator',
      ],
      [['post', 'publish', 'post-1', ...base], 'The post "post-1" already exists (--replace)'],
      [['post', 'withdraw', 'nothing'], 'The post "nothing" does not exist'],
    ];
    for (const [typed, reason] of refused) await expect(run(...typed), typed.join(' ')).rejects.toThrow(reason);
    expect(await api.db.selectFrom('posts').select('id').execute()).toEqual(before);
  });

  test('a withdrawn post disappears everywhere, lists keep their order and counts, and restoring it brings everything back', async () => {
    const { token } = await signIn(api);
    await run(
      'post',
      'publish',
      'gone',
      '--name',
      'Gone for good',
      '--media',
      'smash.mp4',
      '--tag',
      'home',
      '--category',
      'sport',
    );
    const { id } = await api.reply(postBySlug, { params: { slug: 'gone' } });
    await api.reply(like, { body: { post_id: id, type: 'thumbsup' } }, { token });
    await api.reply(newComment, { body: { post_id: id, comment: 'Nice' } }, { token });
    const found = async () => (await api.reply(search, { query: { q: 'gone for', type: 'videos' } })).counts.videos;
    const listed = async () => [
      ...(await slugsOf()).flat(),
      ...(await api.reply(allPosts, {})).map(({ slug }) => slug),
      ...(await api.reply(postAddresses, {})).posts.map(({ slug }) => slug),
    ];
    const whole = await listed();
    expect(whole.filter((slug) => slug === 'gone')).toHaveLength(4);
    expect(await found()).toBe(1);

    expect(await run('post', 'withdraw', 'gone')).toMatch(/^Withdrew "Gone for good"/);
    expect(await listed()).toEqual(whole.filter((slug) => slug !== 'gone'));
    expect(await found()).toBe(0);
    const answers = [
      api.request(postBySlug, { params: { slug: 'gone' } }),
      api.request(postBySlug, { params: { slug: id } }),
      api.request(viewCount, { params: { postId: id } }),
      api.request(like, { body: { post_id: id, type: 'thumbsup' } }, { token }),
      api.request(newComment, { body: { post_id: id, comment: 'Still here?' } }, { token }),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await run('post', 'withdraw', 'gone')).toBe('The post is already withdrawn.');
    expect(await run('post', 'publish', 'gone', '--name', 'Again', '--media', 'turf.png', '--replace')).toContain(
      'stays withdrawn',
    );
    expect((await api.request(postBySlug, { params: { slug: 'gone' } })).status).toBe(404);

    expect(await run('post', 'restore', 'gone')).toBe('"Again" is back.');
    const back = await api.reply(postBySlug, { params: { slug: 'gone' } });
    expect(back).toMatchObject({ name: 'Again', like_count: 1, comment_count: 1 });
    expect((await api.reply(comments, { body: { post_id: id } })).data).toHaveLength(1);
    expect(await run('post', 'restore', 'gone')).toBe('The post is not withdrawn.');
  });
});
