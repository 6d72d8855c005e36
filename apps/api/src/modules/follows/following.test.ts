import { reportCategoryFollowers, reportTagFollowers } from '@maidan/contract/feed/dashboard';
import { authTagPosts } from '@maidan/contract/feed/feeds';
import {
  followCategory,
  followedCategories,
  followedTags,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
} from '@maidan/contract/feed/follows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers, inWaves, seeded, shuffled } from '../../../testing/people/crowd.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { setFollowing, topicTables } from './following.store.ts';

describe.each(engines)('following on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      ...manyPosts(1),
      'tags.json': [
        { slug: 'home', name: 'Home', subscribe: 100 },
        { slug: 'cricket', name: 'Cricket', subscribe: 5 },
      ],
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-1d' }],
    });
  });
  afterAll(() => api.close());

  test('a tag is followed and unfollowed, which adds to the imported number of followers', async () => {
    const { token } = await signIn(api);
    const body = { following_id: 'home', type: 'tag' } as const;
    expect((await api.request(isTagFollowed, { body: { following_id: 'home' } }, { token })).status).toBe(404);
    expect(await api.reply(followTag, { body }, { token })).toEqual({ message: 'subscribed', subscribe: 101 });
    expect(await api.reply(isTagFollowed, { body: { following_id: 'home' } }, { token })).toEqual({
      message: 'subscribed',
    });
    expect((await api.reply(followedTags, {}, { token })).map((tag) => tag.slug)).toEqual(['home']);
    const [page] = await api.reply(authTagPosts, { params: { tag: 'home' } }, { token });
    expect(page).toMatchObject({ following: true, subscribe: 101 });
    expect(await api.reply(followTag, { body }, { token })).toEqual({ message: 'unsubscribed', subscribe: 100 });
    expect((await api.request(isTagFollowed, { body: { following_id: 'home' } }, { token })).status).toBe(404);
  });

  test('a category is followed by either call, and is not listed among the tags', async () => {
    const { token } = await signIn(api);
    const following_id = 'sport';
    expect(await api.reply(followCategory, { body: { following_id } }, { token })).toMatchObject({ subscribe: 51 });
    expect((await api.request(isTagFollowed, { body: { following_id } }, { token })).status).toBe(404);
    expect((await api.request(isCategoryFollowed, { body: { following_id } }, { token })).status).toBe(200);
    expect((await api.reply(followedCategories, {}, { token })).map((found) => found.slug)).toEqual(['sport']);
    const left = await api.reply(followTag, { body: { following_id, type: 'category' } }, { token });
    expect(left).toEqual({ message: 'unsubscribed', subscribe: 50 });
  });

  test('a league is followed, checked and unfollowed, and is not listed among the tags', async () => {
    const { token } = await signIn(api);
    const body = { following_id: 'cup' };
    expect((await api.request(isLeagueFollowed, { body }, { token })).status).toBe(404);
    expect(await api.reply(followLeague, { body }, { token })).toEqual({ message: 'subscribed', subscribe: 1 });
    expect((await api.request(isLeagueFollowed, { body }, { token })).status).toBe(200);
    expect(await api.reply(followLeague, { body: { ...body, subscribed: true } }, { token })).toMatchObject({
      message: 'subscribed',
      subscribe: 1,
    });
    const left = await api.reply(followLeague, { body: { ...body, type: 'league' } }, { token });
    expect(left).toEqual({ message: 'unsubscribed', subscribe: 0 });
    expect((await api.request(followLeague, { body: { ...body, type: 'tag' } }, { token })).status).toBe(422);
    expect((await api.request(followLeague, { body: { following_id: 'nowhere' } }, { token })).status).toBe(404);
    expect((await api.request(followLeague, { body })).status).toBe(401);
  });

  test('a request with the desired state sets it, however often it is sent', async () => {
    const { token } = await signIn(api);
    for (const subscribed of [true, true, false, false]) {
      const reply = await api.reply(followTag, { body: { following_id: 'cricket', subscribed } }, { token });
      expect(reply).toEqual({ message: subscribed ? 'subscribed' : 'unsubscribed', subscribe: subscribed ? 6 : 5 });
    }
  });

  test('an unknown topic is 404, and a type that the call does not follow is 422', async () => {
    const { token } = await signIn(api);
    const answer = await api.request(followTag, { body: { following_id: 'nothing' } }, { token });
    expect([answer.status, answer.json]).toEqual([
      404,
      expect.objectContaining({ message: 'This tag was not found.' }),
    ]);
    expect((await api.request(followCategory, { body: { following_id: 999 } }, { token })).status).toBe(404);
    const tagAsCategory = { following_id: 'sport', type: 'tag' } as const;
    expect((await api.request(followCategory, { body: tagAsCategory }, { token })).status).toBe(422);
    expect((await api.request(followTag, { body: { following_id: 1, type: 'league' } }, { token })).status).toBe(422);
  });

  test('the dashboard returns the true count, whatever count it is sent', async () => {
    const { token } = await signIn(api);
    const counts = await Promise.all(
      [0, 5, 1_000_000].map((subscribe) =>
        api.reply(reportTagFollowers, { body: { id: 'cricket', subscribe } }, { token }),
      ),
    );
    expect(counts.map((reply) => reply.subscribe)).toEqual([5, 5, 5]);
    const category = await api.reply(reportCategoryFollowers, { body: { id: 'sport', subscribe: 9 } }, { token });
    expect(category.subscribe).toBe(50);
    expect((await api.request(reportTagFollowers, { body: { id: 'nothing', subscribe: 1 } }, { token })).status).toBe(
      404,
    );
  });

  test.each(['tag', 'category', 'league'] as const)(
    'counts equal rows after a crowd toggles a %s at random',
    async (kind) => {
      const random = seeded(7);
      const people = await addUsers(api.db, 40);
      const key = { tag: 'cricket', category: 'sport', league: 'cup' }[kind];
      const toggles = people.flatMap((userId) => Array.from({ length: 9 }, () => userId));
      await inWaves(
        shuffled(toggles, random).map(
          (userId) => () =>
            api.db.transaction().execute((tx) => setFollowing(tx, kind, { userId, key, wanted: undefined }, api.now())),
        ),
      );
      const { follower_count } = await api.db
        .selectFrom(topicTables[kind].topics)
        .select('follower_count')
        .where('slug', '=', key)
        .executeTakeFirstOrThrow();
      const rows = await api.db.selectFrom(topicTables[kind].follows).select('user_id').execute();
      // Nine toggles each: everyone follows in the end.
      expect([follower_count, rows.length]).toEqual([40, 40]);
    },
  );
});
