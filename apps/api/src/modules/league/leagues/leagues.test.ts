import { latestLeague, leagueAbout, leagueBySlug, leagueHome, leagues } from '@maidan/contract/league/leagues';
import { leagueMe, me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe.each(everyEngine)('leagues on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test('without leagues the list is empty, the latest is 404, and the About page is blank', async () => {
    expect(await api.reply(leagues, {})).toEqual([]);
    expect((await api.request(latestLeague, {})).status).toBe(404);
    expect(await api.reply(leagueAbout, {})).toEqual({ name: null, content: '' });
  });

  test('leagues come newest first, one by slug or id, or the latest', async () => {
    await importContent(api, {
      'leagues.json': [
        { slug: 'fives', name: 'City Fives', details: '<p>Football</p>', created_at: '-9d' },
        { slug: 'cup', name: 'Gully Cup', sponsor_name: 'Kaveri', created_at: '-1d' },
      ],
      'about-league.json': { name: 'About us', content: '<p>Who we are</p>' },
    });
    expect((await api.reply(leagues, {})).map((league) => league.slug)).toEqual(['cup', 'fives']);
    expect(await api.reply(latestLeague, {})).toMatchObject({ slug: 'cup', sponsor_name: 'Kaveri', details: '' });
    const bySlug = await api.reply(leagueBySlug, { params: { slug: 'fives' } });
    expect(await api.reply(leagueBySlug, { params: { slug: bySlug.id } })).toEqual(bySlug);
    expect(await api.reply(leagueHome, { params: { id: bySlug.id } })).toEqual(bySlug);
    expect((await api.request(leagueHome, { params: { id: 'nowhere' } })).status).toBe(404);
    expect(await api.reply(leagueAbout, {})).toEqual({ name: 'About us', content: '<p>Who we are</p>' });
  });

  test('the league service returns the same user as the main one', async () => {
    const { token, userId, phone } = await signIn(api);
    const user = await api.reply(leagueMe, {}, { token });
    expect(user).toMatchObject({ id: userId, phone });
    expect(user).toEqual(await api.reply(me, {}, { token }));
  });
});
