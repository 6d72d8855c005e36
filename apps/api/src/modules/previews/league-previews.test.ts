import { fixtureById } from '@maidan/contract/league/league-fixtures';
import { leagueCategories, leagues } from '@maidan/contract/league/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImageSize } from '../../adapters/inspection/image-size.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const result = { status: 'played', result_1: '3', result_2: '1' };
const season = (more: object = {}) => ({
  'leagues.json': [{ slug: 'cup', name: 'ಗಲ್ಲಿ Cup', created_at: '-1d' }],
  'league-categories.json': [
    {
      slug: 'open',
      league: 'cup',
      name: 'Open',
      groups: [{ name: 'Zone 9', teams: ['Jets', `Kings ${'W'.repeat(70)}`] }],
    },
    { slug: 'final', league: 'cup', name: 'Finals', groups: [{ name: 'Knockouts', has_table: false }] },
  ],
  'league-fixtures.json': [
    {
      slug: 'f1',
      category: 'open',
      group: 'Zone 9',
      team_1: 'Jets',
      team_2: `Kings ${'W'.repeat(70)}`,
      date: '+1d',
      ...more,
    },
  ],
});

describe.each(engines)('league preview pictures on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, season());
  });
  afterAll(() => api.close());

  /** Follows one redirect, as a chat program does. */
  const picture = async (address: string | null | undefined) => {
    let answer = await api.app.request(address ?? '', {}, { peer: '127.0.0.1' });
    const moved = answer.headers.get('location');
    if (moved) answer = await api.app.request(moved, {}, { peer: '127.0.0.1' });
    return { status: answer.status, size: readImageSize(Buffer.from(await answer.arrayBuffer())), moved };
  };
  const drawn = { status: 200, size: { width: 1200, height: 630 } };

  test('a league, a match and the top of a table have their own picture; a knockout has that of its league', async () => {
    const [league] = await api.reply(leagues, {});
    const match = await api.reply(fixtureById, { params: { id: 'f1' } });
    const [open, final] = await api.reply(leagueCategories, { body: { league_id: 'cup' } });
    for (const { preview } of [league ?? { preview: null }, match]) {
      expect(await picture(preview)).toMatchObject({ ...drawn, moved: null });
    }
    for (const { preview } of [open ?? { preview: null }, final ?? { preview: null }]) {
      expect(await picture(preview)).toMatchObject(drawn);
    }
    expect((await picture('/api/preview/table/nothing/now.jpg')).status).toBe(404);
  });

  test('a page in another language has the picture at the same address, with labels in that language', async () => {
    const { preview } = await api.reply(fixtureById, { params: { id: 'f1' } });
    const bytesOf = async (query: string) => {
      const answer = await api.app.request(`${preview}${query}`, {}, { peer: '127.0.0.1' });
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const [english, hindi, unknown] = [await bytesOf(''), await bytesOf('?lang=hi'), await bytesOf('?lang=xx')];
    expect([hindi === english, unknown === english]).toEqual([false, true]);
    const older = await picture('/api/preview/match/f1/older.jpg?lang=kn');
    expect(older).toMatchObject({ ...drawn, moved: `${preview}?lang=kn` });
  });

  test('a result changes the pictures of the match and the table', async () => {
    const before = [
      await api.reply(fixtureById, { params: { id: 'f1' } }),
      await picture('/api/preview/table/open/now.jpg'),
    ];
    await importContent(api, season(result));
    const after = [
      await api.reply(fixtureById, { params: { id: 'f1' } }),
      await picture('/api/preview/table/open/now.jpg'),
    ];
    expect(after[0]).not.toEqual(before[0]);
    expect((after[1] as { moved: string }).moved).not.toBe((before[1] as { moved: string }).moved);
  });
});
