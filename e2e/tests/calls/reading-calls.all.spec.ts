import type { APIRequestContext } from '@playwright/test';
import { signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

// Makes the calls as another client of the same specification would.

type Json = Record<string, unknown>;
const once = { tag: '@desk-only' };
const onlyOf = (pages: unknown): Json & { posts: Json[] } => (pages as [Json & { posts: Json[] }])[0];

function reader(request: APIRequestContext, base: string, token?: string) {
  return async (path: string): Promise<unknown> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.get(`${base}/api/${path}`, { headers });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
}

test(
  'pages of tags and categories [1.5 1.6 1.7 3.1 to 3.16 7.1 7.46 to 7.49 7.75 9.2]',
  once,
  async ({ request, addresses }) => {
    // Through the site, as its pages call it.
    const read = reader(request, addresses.feedLoopback);
    const types = new Set<unknown>();
    for (const path of ['tag_posts/home', 'category_posts/sport', 'tag_videoposts/home', 'category_videoposts/sport']) {
      const pages = await read(`${path}?page=1`);
      expect(pages).toHaveLength(1);
      const page = onlyOf(pages);
      for (const key of 'id name slug description city thumbnail subscribe audio ad tagscroller tag_cloud buttons'.split(
        ' ',
      )) {
        expect.soft(page, `${path} ${key}`).toHaveProperty(key);
      }
      expect('quizpoll_id' in page).toBe(path.startsWith('tag'));
      expect(page.posts.length, path).toBeGreaterThan(0);
      expect(page.posts.length).toBeLessThanOrEqual(6);
      for (const post of page.posts) {
        types.add(post['type']);
        for (const key of (
          'id name slug type media thumbnail description name_status credits credits_url views like_count like ' +
          'userliked postgallery action_url action_btn_1 action_btn_2 action_btn_color'
        ).split(' ')) {
          expect.soft(post, `${path} ${key}`).toHaveProperty(key);
        }
        if (path.includes('video')) expect(['video', 'ad']).toContain(post['type']);
      }
    }
    expect(onlyOf(await read('tag_posts/home')).posts).toHaveLength(6);
    expect(await read('tag_posts/no-such-tag')).toEqual([]);
    expect(['video', 'youtube', 'embed', 'gallery', 'image', 'ad']).toEqual(expect.arrayContaining([...types]));
  },
);

test(
  'the blocks, lists and counts [3.17 to 3.22 3.34 7.18 7.40 7.45 7.50 to 7.56]',
  once,
  async ({ request, addresses }) => {
    const read = reader(request, addresses.feedLoopback);
    const home = onlyOf(await read('tag_posts/home'));
    for (const all of ['post/all', 'tag/all', 'category/all']) {
      expect((await read(all)) as Json[]).toContainEqual(
        expect.objectContaining({ id: expect.anything(), slug: expect.any(String) }),
      );
    }
    expect(await read(`audiobar/${String(home['audio'])}`)).toMatchObject({
      audio_url: expect.any(String),
      audio_title: expect.any(String),
      audio_description: expect.any(String),
      audio_cover: expect.any(String),
    });
    expect(await read(`adcarousel/${String(home['ad'])}`)).toMatchObject({
      img1: expect.any(String),
      url1: expect.any(String),
    });
    expect(await read('lateststory')).toHaveProperty('embed');
    const strip = {
      tags: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String), name: expect.any(String) })]),
    };
    expect(await read('hometagscroller')).toMatchObject(strip);
    expect(await read(`tagscroller/${String(home['tagscroller'] ?? 1)}`)).toMatchObject(strip);
    expect(await read('tag/getid/cricket')).toMatchObject({ slug: 'cricket' });
    expect(await read('category/getid/sport')).toMatchObject({ slug: 'sport' });
    const cricket = onlyOf(await read('tag_posts/cricket'));
    const option = { id: expect.anything(), option_text: expect.any(String), vote_count: expect.any(Number) };
    expect(await read(`quizpoll/${String(cricket['quizpoll_id'])}`)).toMatchObject({
      question: expect.any(String),
      options: expect.arrayContaining([expect.objectContaining(option)]),
    });
    const [post] = home.posts;
    expect(await read(`post/${String(post?.['slug'])}`)).toMatchObject({ id: post?.['id'] });
    expect(await read(`viewcount/${String(post?.['id'])}`)).toMatchObject({ views: expect.any(Number) });
    const comments = await request.post(`${addresses.feedLoopback}/api/comments`, { data: { post_id: post?.['id'] } });
    const { data } = (await comments.json()) as { data: Json[] };
    expect(data[0]).toMatchObject({
      comment: expect.any(String),
      created_at: expect.any(String),
      get_user: { name: expect.any(String) },
    });
  },
);

test(
  'calls that need a login [3.6 3.23 3.31 3.35 6.15 6.19 7.2 7.34 to 7.39 7.41 to 7.44 7.61]',
  once,
  async ({ request, addresses }) => {
    const user = await signUp(request, addresses.api);
    const read = reader(request, addresses.api, user.token);
    for (const path of ['me', 'ysl/me']) {
      expect(await read(path)).toMatchObject({ id: user.userId, name: user.name, phone: user.phone });
    }
    for (const path of ['cat_allsubscribed', 'allsubscribed', 'conversations']) expect(await read(path)).toEqual([]);
    expect(await read('hasnewconversation')).toBe(0);
    const { data } = (await read('notification')) as { data: Json[] };
    expect(data[0]).toMatchObject({ created_at: expect.any(String), content: expect.any(String) });
    const tag = onlyOf(await read('auth/tag_posts/cricket?page=1'));
    expect(tag.posts[0]).toMatchObject({ userliked: false });
    expect(onlyOf(await read('auth/category_posts/sport?page=1')).posts[0]).toMatchObject({ userliked: false });
    expect(await read(`auth/post/${String(tag.posts[0]?.['slug'])}`)).toMatchObject({ userliked: false });
    expect(await read(`quizpoll_count/${String(tag['quizpoll_id'])}`)).toMatchObject({
      has_voted: expect.anything(),
      data: expect.arrayContaining([expect.objectContaining({ vote_count: expect.any(Number) })]),
      user_option_id: null,
    });
    const started = await request.post(`${addresses.api}/api/newconversation`, {
      headers: { authorization: `Bearer ${user.token}` },
      data: { name: 'A question', location: 'Indiranagar', message: 'Is the turf open?' },
    });
    const { cid } = (await started.json()) as { cid: number };
    // The selection in the list is client state.
    const [conversation] = (await read('conversations')) as Json[];
    expect(conversation).toMatchObject({ name: 'A question' });
    expect(conversation).not.toHaveProperty('selected');
    expect(await read(`conversation/${cid}`)).toMatchObject({ name: 'A question', status: 1 });
    expect(await read(`chats/${cid}`)).toMatchObject({ data: [{ type: 'text', message: 'Is the turf open?' }] });
    for (const path of ['me', 'conversations', 'notification', `chats/${cid}`, 'auth/tag_posts/home']) {
      expect((await request.get(`${addresses.api}/api/${path}`)).status()).toBe(401);
    }
  },
);

test('the league service [3.37 to 3.43 7.27 to 7.29 7.65 to 7.70]', once, async ({ request, addresses }) => {
  const read = reader(request, `${addresses.leagueLoopback}`);
  const ask = async (path: string, data: Json): Promise<unknown> => {
    const answer = await request.post(`${addresses.leagueLoopback}/api/ysl/${path}`, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const leagues = (await read('ysl/leagues')) as Json[];
  const league = leagues.find(({ slug }) => slug === 'bengaluru-gully-cup') ?? {};
  for (const key of 'id slug name details thumbnail sponsor_name sponsor_img'.split(' ')) {
    expect.soft(league).toHaveProperty(key);
  }
  const categories = (await ask('leaguecategories', { league_id: league['id'] })) as Json[];
  expect(categories[0]).toMatchObject({ yslcategory_id: expect.anything(), name: expect.any(String) });
  expect(categories.filter(({ selected }) => selected === 1)).toHaveLength(1);
  const place = { league_id: league['id'], yslcategory_id: categories[0]?.['yslcategory_id'] };
  const [fixtures = []] = Object.values((await ask('league_fixtures', place)) as Record<string, Json[]>);
  for (const key of 'type team_1 team_2 result_1 result_2 date time'.split(' ')) {
    expect.soft(fixtures[0]).toHaveProperty(key);
  }
  const [rows = []] = Object.values((await ask('league_table', place)) as Record<string, Json[]>);
  for (const key of 'tablename matches win lost nrr points'.split(' ')) expect.soft(rows[0]).toHaveProperty(key);
  expect(await read('ysl/about')).toMatchObject({ name: expect.any(String), content: expect.any(String) });
  expect(await read(`ysl/socialmedia/${String(league['id'])}`)).toMatchObject({ url: expect.any(String) });
  expect(await read('ysl/yslregistration/1')).toMatchObject({ id: 1, groups: expect.any(Object) });
  expect(await read('ysl/yslregleaguename/1')).toMatchObject({ reg_leaguename: expect.any(String) });
  expect(await read('ysl/form/1')).toMatchObject({ id: 1, fields: expect.any(Array) });
});

test('the reverse geocoder names a location [7.57 7.58]', once, async ({ request, addresses }) => {
  const read = reader(request, addresses.feedLoopback);
  const place = await read('geocode/reverse?latitude=12.97&longitude=77.64&localityLanguage=en');
  expect(place).toMatchObject({
    locality: 'Indiranagar',
    city: 'Bengaluru',
    principalSubdivision: 'Karnataka',
    countryName: 'India',
  });
});

test(
  'a user subscribes by e-mail, and cannot set the follower count [5.11 7.24 to 7.26]',
  once,
  async ({ request, addresses }) => {
    const user = await signUp(request, addresses.api);
    const post = (path: string, data: Json) =>
      request.post(`${addresses.api}/api/${path}`, { data, headers: { authorization: `Bearer ${user.token}` } });
    const email = `${user.phone}@people.example`;
    expect((await post('usersubscribe', { email, tag: 'cricket' })).status()).toBe(200);
    expect((await post('usersubscribe', { phone: user.phone, email, tag: 'cricket' })).status()).toBe(200);
    expect((await post('usersubscribe', { email: '', tag: 'cricket' })).status()).toBe(422);
    expect((await post('usersubscribe', { phone: '12345', email, tag: 'cricket' })).status()).toBe(422);
    for (const topic of ['tag', 'category']) {
      const answer = await post(`dashboard/${topic}/subscribe`, { id: 1, subscribe: 4_000_000 });
      expect(answer.status()).toBe(200);
      expect(((await answer.json()) as { subscribe: number }).subscribe).toBeLessThan(4_000_000);
    }
  },
);
