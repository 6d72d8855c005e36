import { testMedia } from '../../../testing/media/test-media.ts';
import { comments, deleteComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import { siteEndpoints } from '@maidan/contract/core/site-endpoints';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { setMutes } from '@maidan/contract/feed/mutes';
import { setSaved } from '@maidan/contract/feed/saved';
import { postBySlug } from '@maidan/contract/feed/posts';
import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyAccount } from '../../../testing/databases/copy-account.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { pathOf } from '../../http/mount-routes.ts';
import { MINUTE } from '../../runtime/clock.ts';

const NAME = 'Quillwort';
const TEXT = 'Zanthoxylum';
const SLUG = 'quillwort-post';

/** Parameters with which each address would find both, if they were shown. */
const ids = [SLUG, 'home', 'sport', 'cup', 'open', '1'];
const words = [NAME, TEXT].flatMap((q) =>
  ['', '&type=posts', '&type=videos', '&type=matches'].map((type) => [q, type]),
);

/**
 * Every site address that a reader can call, including new ones, and those outside the contract: calendars and
 * pictures.
 */
const places = [
  ...siteEndpoints
    .filter(({ method, stream }) => method === 'GET' && stream !== true)
    .map(pathOf)
    .flatMap((path) => (path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path])),
  ...words.map(([q, type]) => `/api/search?q=${q}${type}`),
  '/api/ysl/calendar/league/cup.ics',
  '/api/ysl/calendar/category/open.ics',
  '/api/ysl/calendar/category/open.ics?team=Kings',
];

/** Where a visible post appears: in lists, on its own, in search and in the addresses for the sitemap. */
const SHOWS_POST = [
  '/api/tag_posts/home',
  '/api/tag_videoposts/home',
  '/api/category_posts/sport',
  '/api/category_videoposts/sport',
  '/api/auth/tag_posts/home',
  '/api/auth/tag_videoposts/home',
  '/api/auth/category_posts/sport',
  '/api/auth/category_videoposts/sport',
  '/api/post/quillwort-post',
  '/api/auth/post/quillwort-post',
  `/api/search?q=${NAME}`,
  `/api/search?q=${NAME}&type=posts`,
  `/api/search?q=${NAME}&type=videos`,
  '/api/sitemap/posts',
];
describe.each(engines)('removed content, on %s', (engine) => {
  let api: TestApp;
  let reader: TestUser;
  let moderator: string;
  /** Counts successful replies, so that the test cannot pass because requests are refused. */
  let answered = 0;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await api.world.files.put(testMedia('media/clip.mp4').id, Buffer.from('clip'));
    const video = { type: 'video', media: 'media/clip.mp4', alt: NAME };
    await importContent(api, {
      'tags.json': [{ slug: 'home', name: 'Home', subscribe: 100 }],
      'categories.json': [{ slug: 'sport', name: 'Play', subscribe: 50 }],
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-1d' }],
      'league-categories.json': [
        { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'Group', teams: ['Kings', 'Jets'] }] },
      ],
      'league-fixtures.json': [
        { slug: 'f1', category: 'open', group: 'Group', team_1: 'Kings', team_2: 'Jets', date: '2026-11-28' },
      ],
      'posts.json': [writePost(SLUG, '-1h', { name: NAME, ...video }), writePost('other', '-2h')],
    });
    reader = await signIn(api);
    moderator = (await seatStaff(api, { roles: ['moderator'] })).token;
  });
  afterAll(() => api.close());

  /** The addresses that show one of these words to this reader. */
  const shownIn = async (...sought: string[]) => {
    const found: string[] = [];
    answered = 0;
    for (const [at, place] of places.entries()) {
      // Waits before the rate limit applies.
      if (at % 50 === 0) api.wait(MINUTE);
      const { status, text } = await api.get(place, { token: reader.token });
      if (status === 200) answered += 1;
      // A search reply repeats the query.
      const body = text.replaceAll(/"(?:q|query|search)":"[^"]*"/g, '');
      if (sought.some((word) => body.includes(word))) found.push(place);
    }
    for (const call of [comments, ownComments] as const) {
      const { text } =
        call === comments
          ? await api.request(comments, { body: { post_id: SLUG } }, { token: reader.token })
          : await api.request(ownComments, { params: { id: SLUG } }, { token: reader.token });
      if (sought.some((word) => text.includes(word))) found.push(call.id);
    }
    return found;
  };
  const write = async (comment: string) => {
    const author = await signIn(api);
    const { data } = await api.reply(newComment, { body: { post_id: SLUG, comment } }, { token: author.token });
    return { author, id: Number(data?.id) };
  };
  const count = async () => (await api.get('/api/post/quillwort-post')).json as { comment_count: number };
  const decided = new Map<string, number>();
  const decide = async (kind: 'post' | 'comment', id: number, decision: 'hide' | 'keep') => {
    const after = decided.get(`${kind} ${id}`) ?? null;
    if (after === null) await reportThing(api, kind, kind === 'post' ? SLUG : id);
    const reply = await api.reply(decideReport, { body: { kind, id, decision, after } }, { token: moderator });
    decided.set(`${kind} ${id}`, Number(reply.decision));
  };

  test('a comment is only in the list of its post, and nowhere once it is hidden, deleted or held', async () => {
    const { id } = await write(`${TEXT} one`);
    expect(await shownIn(TEXT)).toEqual(['comments']);
    await decide('comment', id, 'hide');
    expect([await shownIn(TEXT), (await count()).comment_count]).toEqual([[], 0]);
    await decide('comment', id, 'keep');
    expect([await shownIn(TEXT), (await count()).comment_count]).toEqual([['comments'], 1]);
    await decide('comment', id, 'hide');

    const own = await write(`${TEXT} two`);
    await api.request(deleteComment, { body: { id: own.id } }, { token: own.author.token });
    await write(`${TEXT} and https://example.com`);
    expect([await shownIn(TEXT), (await count()).comment_count]).toEqual([[], 0]);
  });

  test('a post is in lists, search and sitemap, and nowhere once it is withdrawn, even for those who liked it', async () => {
    await api.reply(like, { body: { post_id: SLUG, type: 'thumbsup', liked: true } }, { token: reader.token });
    const before = await shownIn(NAME, SLUG);
    expect(before).toEqual(expect.arrayContaining(SHOWS_POST));
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow();
    await decide('post', id, 'hide');
    expect(await shownIn(NAME, SLUG)).toEqual([]);
    expect(answered).toBeGreaterThan(60);
    await decide('post', id, 'keep');
    expect(await shownIn(NAME, SLUG)).toEqual(before);
  });
  test("a post's share picture goes with it, and so does its name in the lists and exports of those who hid or saved it", async () => {
    const { id, preview } = await api.reply(postBySlug, { params: { slug: SLUG } });
    const entries = [{ kind: 'post' as const, id: String(id), label: NAME }];
    await api.reply(setMutes, { body: { entries, muted: true } }, { token: reader.token });
    const kept = [{ kind: 'post' as const, id: SLUG, label: NAME }];
    await api.reply(setSaved, { body: { entries: kept, saved: true } }, { token: reader.token });
    const keptByReader = async () => {
      const lists = ['/api/auth/mutes', '/api/auth/saved'].map((path) => api.get(path, { token: reader.token }));
      const found = [...(await Promise.all(lists)), await copyAccount(api, reader)];
      return found.map(({ text }) => text.includes(NAME));
    };
    expect([(await api.get(preview ?? '')).status, await keptByReader()]).toEqual([200, [true, true, true]]);
    await decide('post', Number(id), 'hide');
    expect([(await api.get(preview ?? '')).status, await keptByReader()]).toEqual([404, [false, false, false]]);
  });
});
