import { deskTeams, saveTeam } from '@maidan/contract/desk/league/season/teams';
import { saveCategory, saveGroup } from '@maidan/contract/desk/league/season/season';
import { leagueTeams, teamBySlug } from '@maidan/contract/league/teams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { testMedia, testMediaUrl } from '../../../../testing/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addMedia } from '../../media/media.store.ts';

const colours = { colour_1: 'blue' as const, colour_2: 'yellow' as const };
const shown = { ...colours, short_name: '', forgotten_names: [], crest: null as string | null };
const player = (shirt: number, shows: 'none' | 'initials' | 'first_name', first_name = '') => ({
  shirt,
  initials: `P.${shirt}`,
  first_name,
  role: 'batter' as const,
  captain: shirt === 7,
  shows,
});

describe.each(engines)('teams on %s', (engine) => {
  let api: TestApp;
  let owner: string;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token: owner } = await seatStaff(api, { roles: ['owner'] }));
    await enterResult(api, ids.f1, { result_1: '120', result_2: '96', overs_1: '20', overs_2: '20' }, owner);
  });
  afterAll(() => api.close());

  const teamId = async (name: string) =>
    (await api.db.selectFrom('league_teams').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const page = (slug: string) => api.reply(teamBySlug, { params: { id: 'cup', slug } });
  const names = async () => (await api.reply(leagueTeams, { params: { id: 'cup' } })).data.map(({ name }) => name);
  const group = (teams: readonly (readonly [string, string | null])[]) =>
    api.request(
      saveGroup,
      {
        params: { id: ids.u17 },
        body: {
          group_id: groupId,
          name: 'Group A',
          has_table: true,
          teams: teams.map(([name, was]) => ({ name, was })),
        },
      },
      { token: owner },
    );
  let groupId: number;
  beforeAll(async () => {
    const found = api.db.selectFrom('league_groups').select('id').where('name', '=', 'Group A');
    groupId = (await found.executeTakeFirstOrThrow()).id;
  });

  test('a team has its matches, standing and form; a knockout place such as Winner A is not a team', async () => {
    expect(await names()).toEqual(['Jets', 'Kings', 'Lions']);
    expect(await page('jets')).toMatchObject({
      name: 'Jets',
      groups: ['Group A'],
      category: { name: 'Under 17' },
      league: { slug: 'cup' },
      standing: { group: 'Group A', place: 1, of: 3, row: { tablename: 'Jets', points: 2 } },
      form: ['won'],
      fixtures: [
        { team_2: 'Kings', result_1: '120' },
        { team_2: 'Lions', result_1: null },
      ],
      squad: [],
      squad_size: 0,
    });
    expect((await page('kings')).form).toEqual(['lost']);
    const missing = { params: { id: 'fives', slug: 'jets' } };
    expect((await api.request(teamBySlug, missing)).status).toBe(404);
  });

  test('a player without consent is on no page; others appear by initials, or by first name if they agreed to that', async () => {
    const squad = [
      player(7, 'initials', 'Rohan-Canary'),
      player(10, 'none', 'Asha-Canary'),
      player(5, 'first_name', 'Kabir'),
    ];
    const params = { id: await teamId('Jets') };
    await api.reply(saveTeam, { params, body: { ...shown, squad } }, { token: owner });
    const reply = await api.request(teamBySlug, { params: { id: 'cup', slug: 'jets' } });
    expect(reply.text).not.toContain('Canary');
    expect(reply.text).not.toContain('P.10');
    expect(await page('jets')).toMatchObject({
      ...colours,
      squad: [
        { shirt: 7, label: 'P.7', captain: true },
        { shirt: 5, label: 'Kabir', captain: false },
      ],
      squad_size: 3,
    });
    // A name that may not be shown is not stored at all.
    const stored = await api.db.selectFrom('league_players').select('first_name').orderBy('position').execute();
    expect(stored.map(({ first_name }) => first_name)).toEqual([null, null, 'Kabir']);
    const desk = await api.reply(deskTeams, { params: { id: ids.u17 } }, { token: owner });
    expect(desk.data[0]).toMatchObject({ name: 'Jets', squad: { length: 3 } });
  });

  test('a team has a short name and a crest, or its colours if it has no crest', async () => {
    const crest = testMedia('media/jets.png');
    await addMedia(api.db, [crest], api.now());
    const save = async (more: Partial<typeof shown>) =>
      api.request(
        saveTeam,
        { params: { id: await teamId('Lions') }, body: { ...shown, ...more, squad: [] } },
        { token: owner },
      );
    expect((await save({ short_name: ' LIO ', crest: crest.id })).status).toBe(200);
    const address = testMediaUrl('media/jets.png');
    expect(await page('lions')).toMatchObject({ short_name: 'LIO', crest: address });
    const desk = await api.reply(deskTeams, { params: { id: ids.u17 } }, { token: owner });
    expect(desk.data[2]).toMatchObject({ short_name: 'LIO', crest: address, crest_id: crest.id });
    expect((await save({ crest: 'gone.png' })).status).toBe(422);
    expect((await save({ short_name: 'L'.repeat(13) })).status).toBe(422);
    await save({});
    expect(await page('lions')).toMatchObject({ short_name: null, crest: null });
  });

  test.each([
    [[player(7, 'initials'), player(7, 'initials')], 'Two players have shirt number 7.'],
    [[{ ...player(7, 'initials'), initials: ' ' }], 'Please enter the initials.'],
    [[player(7, 'first_name')], 'Please enter the first name.'],
  ])('a squad that cannot be is refused %#', async (squad, message) => {
    const params = { id: await teamId('Kings') };
    const { status, text } = await api.request(saveTeam, { params, body: { ...shown, squad } }, { token: owner });
    expect([status, text]).toEqual([422, expect.stringContaining(message)]);
  });

  test('a rename keeps the page and the squad, also when two teams swap their names', async () => {
    const id = await teamId('Jets');
    expect(
      (
        await group([
          ['Kings', 'Jets'],
          ['Jets', 'Kings'],
          ['Lions', 'Lions'],
        ])
      ).status,
    ).toBe(200);
    expect(await page('kings')).toMatchObject({ id, name: 'Kings', squad_size: 3, form: ['won'] });
    expect(
      (
        await group([
          ['Jets', 'Kings'],
          ['Kings', 'Jets'],
          ['Lions', 'Lions'],
          ['Bricks', null],
        ])
      ).status,
    ).toBe(200);
    expect(await names()).toEqual(['Bricks', 'Jets', 'Kings', 'Lions']);
    expect(
      (
        await group([
          ['Jets', 'Jets'],
          ['Kings', 'Kings'],
          ['Lions', 'Lions'],
        ])
      ).status,
    ).toBe(200);
    expect(await names()).toEqual(['Jets', 'Kings', 'Lions']);
  });

  test('a name in another script has a page, and teams of the same name in two categories have two', async () => {
    const points = { win_points: 2, tie_points: 1, no_result_points: 1, overs: '', wickets: 10, tie_breaks: [] };
    const category = { name: 'Under 15', selected: false, ...points };
    const { categories } = await api.reply(saveCategory, { params: { id: ids.cup }, body: category }, { token: owner });
    const teams = ['Jets', 'बंगलौर', '1983'].map((name) => ({ name, was: null }));
    await api.reply(
      saveGroup,
      { params: { id: categories.at(-1)?.id ?? 0 }, body: { name: 'All', has_table: true, teams } },
      { token: owner },
    );
    const { data } = await api.reply(leagueTeams, { params: { id: 'cup' } });
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(['jets', 'jets-2', 'kings', 'lions', 'team', 'team-1983']);
    expect(await names()).toHaveLength(6);
  });
});
