import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { search } from '@maidan/contract/feed/search';
import type { SearchType } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const clip = { type: 'video', media: 'https://media.example/clip.mp4', categories: [] };

describe.each(engines)('search on %s', (engine) => {
  let api: TestApp;
  const find = (q: string, type: SearchType, page = 1) => api.reply(search, { query: { q, type, page } });
  const names = async (q: string, type: SearchType) => (await find(q, type))[type].map(({ name }) => name);

  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'tags.json': [
        { slug: 'night-football', name: 'Night football', subscribe: 900 },
        { slug: 'football', name: 'Football', subscribe: 20 },
        { slug: 'eclair', name: 'Éclair runs' },
        { slug: 'percent', name: '100% chalk_line' },
        ...Array.from({ length: SEARCH_PAGE_SIZE + 2 }, (_, index) => ({
          slug: `lane-${index}`,
          name: `Lane ${index}`,
        })),
      ],
      'categories.json': [{ slug: 'football-clubs', name: 'Football clubs' }],
      'posts.json': [
        writePost('kickoff', '-2h', { ...clip, name: 'Kick-off at dusk', tags: ['football'] }),
        writePost('goal', '-1h', { ...clip, name: 'A FOOTBALL goal', tags: [] }),
        writePost('later', '2026-11-21T12:00:00+05:30', { ...clip, name: 'Football tomorrow', tags: [] }),
        writePost('photo', '-1h', { name: 'Football in a photo', tags: [], categories: [] }),
      ],
    });
  });
  afterAll(() => api.close());

  test('every kind is counted, one is listed; names that begin with the word come first, then the most followed', async () => {
    const found = await find('foot', 'tags');
    expect(found.counts).toEqual({ tags: 2, categories: 1, videos: 2 });
    expect(found.tags.map(({ name, subscribe }) => [name, subscribe])).toEqual([
      ['Football', 20],
      ['Night football', 900],
    ]);
    expect([found.categories, found.videos, found.more]).toEqual([[], [], false]);
    expect(await names('FOOT', 'categories')).toEqual(['Football clubs']);
  });

  test('a video is found by its name or by a tag; pictures and what is not yet out are not', async () => {
    expect(await names('football', 'videos')).toEqual(['A FOOTBALL goal', 'Kick-off at dusk']);
    expect(await names('football dusk', 'videos')).toEqual(['Kick-off at dusk']);
  });

  test('all words count, in any order and any case, accents included', async () => {
    expect(await names('ball NIGHT', 'tags')).toEqual(['Night football']);
    expect(await names('éCLAIR', 'tags')).toEqual(['Éclair runs']);
    expect(await names('ÉCLAIR', 'tags')).toEqual(['Éclair runs']);
  });

  test.each([
    ['%', ['100% chalk_line']],
    ['_', ['100% chalk_line']],
    ['0%', ['100% chalk_line']],
    ['f%l', []],
    [String.raw`\ `, []],
    ["'; drop table tags; --", []],
  ])('%j is text, not a pattern', async (q, expected) => {
    expect(await names(q, 'tags')).toEqual(expected);
  });

  test('blanks find nothing, and pages follow one another', async () => {
    expect(await find('  ', 'tags')).toMatchObject({ counts: { tags: 0, categories: 0, videos: 0 }, tags: [] });
    const first = await find('lane', 'tags');
    const second = await find('lane', 'tags', 2);
    expect([first.tags.length, first.more, second.tags.length, second.more]).toEqual([
      SEARCH_PAGE_SIZE,
      true,
      2,
      false,
    ]);
    const slugs = [...first.tags, ...second.tags].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(SEARCH_PAGE_SIZE + 2);
  });

  test('a search that is too long or of an unknown kind is refused', async () => {
    expect((await api.get(`/api/search?q=${'x'.repeat(101)}`)).status).toBe(422);
    expect((await api.get('/api/search?q=x&type=people')).status).toBe(422);
  });
});
