import { testMediaUrl } from '../../../testing/media/test-media.ts';
import { allCategories, categoryId } from '@maidan/contract/feed/categories';
import { followedCategories, followedTags } from '@maidan/contract/feed/follows';
import { allTags, tagId } from '@maidan/contract/feed/tags';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('tags and categories on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'tags.json': [
        { slug: 'skate', name: 'Skate', subscribe: 12, thumbnail: 'media/skate.webp' },
        { slug: 'home', name: 'Home' },
      ],
      'categories.json': [{ slug: 'sport', name: 'Play', subscribe: 3 }],
    });
  });
  afterAll(() => api.close());

  test('all of them are listed in the order of the pack, with the fields of a card', async () => {
    const tags = await api.reply(allTags, {});
    expect(tags.map(({ slug, subscribe }) => [slug, subscribe])).toEqual([
      ['skate', 12],
      ['home', 0],
    ]);
    expect(tags[0]).toMatchObject({ name: 'Skate', thumbnail: testMediaUrl('media/skate.webp') });
    expect(await api.reply(allCategories, {})).toMatchObject([{ slug: 'sport', name: 'Play', subscribe: 3 }]);
  });

  test('an id is found by slug or id, and 404 names what is missing', async () => {
    const found = await api.reply(tagId, { params: { x: 'skate' } });
    expect(await api.reply(tagId, { params: { x: found.id } })).toEqual({ id: found.id, slug: 'skate', name: 'Skate' });
    const missing = await api.request(categoryId, { params: { x: 'nowhere' } });
    expect([missing.status, missing.json]).toEqual([
      404,
      expect.objectContaining({ message: 'This category was not found.' }),
    ]);
  });

  test('followed topics are visible only to their user, most recently followed first', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const tags = await api.reply(allTags, {});
    for (const tag of tags) {
      api.wait(1000);
      const follow = { user_id: asha.userId, tag_id: Number(tag.id), created_at: api.now() };
      await api.db.insertInto('tag_follows').values(follow).execute();
    }
    const followed = await api.reply(followedTags, {}, { token: asha.token });
    expect(followed.map((tag) => tag.slug)).toEqual(['home', 'skate']);
    expect(await api.reply(followedTags, {}, { token: ravi.token })).toEqual([]);
    expect(await api.reply(followedCategories, {}, { token: asha.token })).toEqual([]);
  });
});
