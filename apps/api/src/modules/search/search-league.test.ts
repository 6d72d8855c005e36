import { search } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const match = (slug: string, team_1: string, team_2: string, more: object) => ({
  slug,
  category: 'open',
  group: 'Zone 9',
  team_1,
  team_2,
  ...more,
});

describe.each(everyEngine)('the search for teams and matches on %s', (engine) => {
  let api: TestApp;
  const find = (q: string, type?: 'leagues' | 'teams' | 'matches') =>
    api.reply(search, { query: { q, ...(type && { type }) } });
  const matches = async (q: string) =>
    (await find(q, 'matches')).matches.map(({ fixture }) => `${fixture.team_1} v ${fixture.team_2}`);

  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'leagues.json': [
        { slug: 'cup', name: 'Gully Cup', created_at: '-1d' },
        { slug: 'fives', name: 'City Fives', created_at: '-2d' },
      ],
      'league-categories.json': [
        {
          slug: 'open',
          league: 'cup',
          name: 'Open',
          groups: [
            { name: 'Zone 9', teams: ['Jayanagar Jets', 'Kodihalli Kings', 'Ragi "Raja" Rangers', 'ಮೈಸೂರು ಮಿಂಚು'] },
            { name: 'Finals', teams: ['Jayanagar Jets', 'Old Jayanagar'] },
          ],
        },
      ],
      'league-fixtures.json': [
        match('past', 'Jayanagar Jets', 'Kodihalli Kings', { date: '2026-03-01', status: 'cancelled' }),
        match('later', 'Kodihalli Kings', 'Jayanagar Jets', { date: '+9d' }),
        match('next', 'Old Jayanagar', 'Kodihalli Kings', { date: '+2d', ground: 'Sunkadakatte Ground' }),
      ],
    });
  });
  afterAll(() => api.close());

  test('a team appears once per category, and names that begin with the word come first', async () => {
    const { counts, type, teams } = await find('jaya');
    expect([counts.teams, type]).toEqual([2, 'teams']);
    expect(teams.map(({ name }) => name)).toEqual(['Jayanagar Jets', 'Old Jayanagar']);
    expect(teams[0]).toMatchObject({ category: { name: 'Open' }, league: { slug: 'cup', name: 'Gully Cup' } });
  });

  test.each([
    ['"raja"', ['Ragi "Raja" Rangers']],
    ['ಮಿಂಚು', ['ಮೈಸೂರು ಮಿಂಚು']],
    ['kings jets', []],
    ['%', []],
    ['","', []],
  ])('the words of %j are parts of one name', async (q, expected) => {
    expect((await find(q, 'teams')).teams.map(({ name }) => name)).toEqual(expected);
  });

  test.each([
    ['gully', ['cup']],
    ['gc', ['cup']],
    ['ysl', ['cup', 'fives']],
    ['youth sports', ['cup', 'fives']],
    ['YSL five', ['fives']],
    ['fixtures', ['cup', 'fives']],
    ['gulli', ['cup']],
    ['hockey', []],
  ])('%j finds the leagues %j', async (q, expected) => {
    const { counts, leagues } = await find(q, 'leagues');
    expect([counts.leagues, leagues.map(({ slug }) => slug)]).toEqual([expected.length, expected]);
  });

  test('a match is found by its ground, even if misspelled', async () => {
    expect(await matches('sunkadakatte')).toEqual(['Old Jayanagar v Kodihalli Kings']);
    expect(await matches('sunkadkatte')).toEqual(['Old Jayanagar v Kodihalli Kings']);
  });

  test('a misspelled team name is corrected', async () => {
    const { spelling, teams } = await find('kodihali', 'teams');
    expect([spelling, teams.map(({ name }) => name)]).toEqual(['kodihalli', ['Kodihalli Kings']]);
  });

  test('a match is found by both teams; coming matches come first', async () => {
    const all = [
      'Old Jayanagar v Kodihalli Kings',
      'Kodihalli Kings v Jayanagar Jets',
      'Jayanagar Jets v Kodihalli Kings',
    ];
    expect(await matches('jayanagar v kodi')).toEqual(all);
    expect(await matches('KINGS jets')).toEqual(all.slice(1));
    expect(await matches('v')).toEqual([]);
    expect((await find('kings')).counts.matches).toBe(3);
    const [next] = (await find('old jaya', 'matches')).matches;
    expect(next).toMatchObject({ category: { name: 'Open' }, league: { slug: 'cup' } });
    expect(next?.fixture.id).toBe(next?.id);
  });
});
