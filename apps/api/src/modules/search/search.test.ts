import { conversationsPage } from '@maidan/contract/account/conversations';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { search } from '@maidan/contract/feed/search';
import type { SearchType } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const clip = { type: 'video', media: 'media/clip.mp4', categories: [] };

describe.each(everyEngine)('search on %s', (engine) => {
  let api: TestApp;
  const find = (q: string, type: SearchType, page = 1) => api.reply(search, { query: { q, type, page } });
  const names = async (q: string, type: Exclude<SearchType, 'matches'>) =>
    (await find(q, type))[type].map(({ name }) => name);

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
        writePost('kannada', '-3h', { ...clip, name: 'ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್', tags: [] }),
        writePost('hindi', '-3h', { ...clip, name: 'गली क्रिकेट', tags: [] }),
        writePost('cafe', '-3h', { ...clip, name: 'Café match, 2026: O’Hara’s “six-hit”', tags: [] }),
        writePost('photo', '-1h', {
          name: 'Football in a photo',
          description: '<p>Under the <em>streetlight</em>: ಚೆಂಡು</p>',
          tags: [],
          categories: [],
        }),
      ],
    });
  });
  afterAll(() => api.close());

  test('every kind is counted and one is listed; names that begin with the word come first, then the most followed', async () => {
    const found = await find('foot', 'tags');
    expect(found.counts).toEqual({ tags: 2, categories: 1, videos: 2, posts: 3, leagues: 0, teams: 0, matches: 0 });
    expect(found.tags.map(({ name, subscribe }) => [name, subscribe])).toEqual([
      ['Football', 20],
      ['Night football', 900],
    ]);
    expect([found.categories, found.videos, found.more]).toEqual([[], [], false]);
    expect(await names('FOOT', 'categories')).toEqual(['Football clubs']);
  });

  test('a video is found by its name or by a tag; pictures are posts, and unpublished ones are not found', async () => {
    expect(await names('football', 'videos')).toEqual(['A FOOTBALL goal', 'Kick-off at dusk']);
    expect(await names('football dusk', 'videos')).toEqual(['Kick-off at dusk']);
    expect(await names('football', 'posts')).toEqual(['Football in a photo', 'A FOOTBALL goal', 'Kick-off at dusk']);
  });

  test('a post is found by its text, in every script', async () => {
    expect(await names('streetlight', 'posts')).toEqual(['Football in a photo']);
    expect(await names('ಚೆಂ', 'posts')).toEqual(['Football in a photo']);
    expect((await find('em', 'posts')).counts.posts).toBe(0);
  });

  test('without a type the first one with results is listed, and a misspelled name is corrected', async () => {
    const listed = async (q: string) => {
      const { type, spelling, counts } = await api.reply(search, { query: { q, page: 1 } });
      return [type, spelling, counts[type]];
    };
    expect(await listed('clubs')).toEqual(['categories', null, 1]);
    expect(await listed('streetlight')).toEqual(['posts', null, 1]);
    expect(await listed('footbal clubs')).toEqual(['categories', null, 1]);
    expect(await listed('foobtall')).toEqual(['tags', 'football', 2]);
    expect(await listed('zzzzzz')).toEqual(['tags', null, 0]);
  });

  test.each([
    ['ಕ್ರಿಕೆಟ್', ['गली क्रिकेट', 'ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್']],
    ['ಗಲ್ಲಿ', ['ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್', 'गली क्रिकेट']],
    ['ಗಿಲ್ಲಿ', []],
    ['क्रि', ['गली क्रिकेट', 'ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್']],
    ['gully crick', []],
    ['galli crick', ['गली क्रिकेट', 'ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್']],
    ['गला', []],
    ['cafe 20', ['Café match, 2026: O’Hara’s “six-hit”']],
    ['CAFÉ', ['Café match, 2026: O’Hara’s “six-hit”']],
    ['hit six', ['Café match, 2026: O’Hara’s “six-hit”']],
    ['"six* OR (', []],
    ['%', []],
  ])('the words of %j may be beginnings, in every script, and no operator [R-18 A-7]', async (q, expected) => {
    expect(await names(q, 'videos')).toEqual(expected);
    expect((await find(q, 'tags')).counts.videos).toBe(expected.length);
  });

  test.runIf(engine === 'SQLite')('a search that takes too long is 503, also in conversations [A-7]', async () => {
    const { token } = await signIn(api);
    await startConversation(api, token, { name: 'Turf', message: 'Hello' });
    const searches = [
      () => api.request(search, { query: { q: 'foot' } }),
      () => api.request(conversationsPage, { query: { q: 'hello' } }, { token }),
    ];
    for (const send of searches) expect((await send()).status).toBe(200);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000));
    const answers = [];
    for (const send of searches) answers.push(await send());
    clock.mockRestore();
    for (const { status, json } of answers) expect([status, json]).toMatchObject([503, { code: 'unavailable' }]);
  });

  test('a changed name, a new tag and a renamed tag are found at once, and old ones no longer [R-18]', async () => {
    const fresh = await createTestApp(engine);
    const pack = (tag: string, name: string, tags: string[]) =>
      importContent(fresh, {
        'tags.json': [
          { slug: 'one', name: tag },
          { slug: 'two', name: 'Relay' },
        ],
        'categories.json': [],
        'posts.json': [writePost('clip', '-1h', { ...clip, name, tags })],
      });
    const videos = async (q: string) => (await fresh.reply(search, { query: { q, type: 'videos' } })).counts.videos;
    const found = async () => [
      await videos('kabaddi'),
      await videos('sprint'),
      await videos('dive'),
      await videos('relay'),
    ];
    await pack('Kabaddi', 'Sprint', ['one']);
    expect(await found()).toEqual([1, 1, 0, 0]);
    await pack('Kho kho', 'Dive', ['two']);
    expect(await found()).toEqual([0, 0, 1, 1]);
    await fresh.db.deleteFrom('posts').execute();
    expect(await found()).toEqual([0, 0, 0, 0]);
    await fresh.close();
  });

  test('every word is required, in any order and any case, with or without accents', async () => {
    expect(await names('ball NIGHT', 'tags')).toEqual(['Night football']);
    expect(await names('éCLAIR', 'tags')).toEqual(['Éclair runs']);
    expect(await names('ÉCLAIR', 'tags')).toEqual(['Éclair runs']);
  });

  test.each(['jayanagar', 'jayanagara', 'ಜಯನಗರ', 'जयनगर'])(
    'a name in one script is found in another: %s',
    async (q) => {
      const own = await createTestApp(engine);
      const places = ['Jayanagar Jets', 'ಜಯನಗರ ತಂಡ', 'जयनगर टीम', 'Malleshwaram'];
      await importContent(own, {
        'tags.json': places.map((name, index) => ({ slug: `place-${index}`, name })),
        'categories.json': [],
        'posts.json': places.map((name, index) => writePost(`at-${index}`, '-1h', { name, tags: [] })),
      });
      const found = async (type: 'tags' | 'posts') =>
        (await own.reply(search, { query: { q, type } }))[type].map(({ name }) => name).toSorted();
      // For names in Latin letters, a longer spelling is a different word.
      const expected = (q === 'jayanagara' ? places.slice(1, 3) : places.slice(0, 3)).toSorted();
      expect([await found('tags'), await found('posts')]).toEqual([expected, expected]);
      await own.close();
    },
  );

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

  test('spaces find nothing, and pages follow without gaps', async () => {
    expect(await find('  ', 'tags')).toMatchObject({
      counts: { tags: 0, categories: 0, videos: 0, posts: 0, leagues: 0, teams: 0, matches: 0 },
      tags: [],
    });
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
