import { registrationById, registrationLeagueName } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const boys = {
  heading: 'Under 17',
  groups: [
    { name: 'Jets', capacity: 5, registered: 3 },
    { name: 'Kings', capacity: 2, registered: 4 },
  ],
};
const open = { heading: 'Open', groups: [{ name: 'Titans' }] };
const spring = { slug: 'spring', league: 'cup', sports: [open, boys], created_at: '-9d' };

const packed = (...registrations: object[]) => ({
  'leagues.json': [
    { slug: 'cup', name: 'Gully Cup', created_at: '-20d' },
    { slug: 'quiet', name: 'Quiet', created_at: '-9d' },
  ],
  'league-registrations.json': registrations,
});

describe.each(everyEngine)('registrations on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const winter = {
      ...spring,
      slug: 'winter',
      league_name: 'Winter Cup',
      heading: 'Play',
      created_at: '-1d',
      opens: '-1d',
      closes: '+2d',
    };
    await importContent(api, packed(spring, winter));
  });
  afterAll(() => api.close());

  test('a registration is found by id and by slug, with its groups under headings in order and the places left', async () => {
    const found = await api.reply(registrationById, { params: { id: 'spring' } });
    expect(found).toMatchObject({ league_name: 'Gully Cup', heading: null, closes_at: null, image: null });
    expect(Object.keys(found.groups)).toEqual(['Open', 'Under 17']);
    const { headers } = await api.request(registrationById, { params: { id: 'spring' } });
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
    const { regsport_id, groupid } = found.groups['Under 17']?.[0] ?? {};
    expect(found.groups['Under 17']).toMatchObject([
      { group_name: 'Jets', regleague_id: found.id, places_left: 2 },
      { group_name: 'Kings', regsport_id, places_left: 0 },
    ]);
    expect(found.groups['Open']).toMatchObject([{ group_name: 'Titans', places_left: null }]);
    expect(groupid).not.toBe(found.groups['Under 17']?.[1]?.groupid);
    expect(await api.reply(registrationById, { params: { id: found.id } })).toEqual(found);
    expect(await api.reply(registrationLeagueName, { params: { id: found.id } })).toEqual({
      id: found.id,
      reg_leaguename: 'Gully Cup',
    });
  });

  test("a league's slug finds its newest registration, which opens and closes at midnight in India", async () => {
    const found = await api.reply(registrationById, { params: { id: 'cup' } });
    expect(found).toMatchObject({ league_name: 'Winter Cup', heading: 'Play' });
    expect([found.opens_at, found.closes_at]).toEqual(['2026-11-18T18:30:00.000Z', '2026-11-22T18:30:00.000Z']);
    for (const id of ['quiet', 'nowhere', 999_999]) {
      expect((await api.request(registrationById, { params: { id } })).status).toBe(404);
      expect((await api.request(registrationLeagueName, { params: { id } })).status).toBe(404);
    }
  });

  test('a changed registration keeps the ids of its groups, and hides removed ones', async () => {
    const before = await api.reply(registrationById, { params: { id: 'spring' } });
    await importContent(api, packed({ ...spring, sports: [{ ...boys, groups: [{ name: 'Jets' }] }] }));
    const after = await api.reply(registrationById, { params: { id: 'spring' } });
    expect(after.groups).toEqual({ 'Under 17': [{ ...before.groups['Under 17']?.[0], places_left: null }] });
    await importContent(api, packed(spring));
    expect(await api.reply(registrationById, { params: { id: 'spring' } })).toEqual(before);
  });
});
