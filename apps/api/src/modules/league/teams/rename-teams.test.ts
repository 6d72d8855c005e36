import {
  callOffFixture,
  deskFixtureById,
  rescheduleFixture,
  undoFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { deskBrackets, makeBracket } from '@maidan/contract/desk/league/season/brackets';
import { saveGroup } from '@maidan/contract/desk/league/season/season';
import { deskTeams, saveTeam } from '@maidan/contract/desk/league/season/teams';
import { fixtureById } from '@maidan/contract/league/league-fixtures';
import { leagueTeams, teamBySlug } from '@maidan/contract/league/teams';
import type { Source } from '@maidan/match/bracket/bracket';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { saveSubscription } from '../../push/push.store.ts';

const match = { category: 'u17', group: 'Group A', team_1: 'Jets' };
const season = {
  'leagues.json': [{ slug: 'cup', name: 'Monsoon Cup', created_at: '-1d' }],
  'league-categories.json': [
    {
      slug: 'u17',
      league: 'cup',
      name: 'Under 17',
      groups: [
        { name: 'Group A', teams: ['Jets', 'Kings', 'Lions'] },
        { name: 'Super four', teams: ['Jets', 'Bees'] },
        { name: 'Friendlies', has_table: false },
      ],
    },
    { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'All', teams: ['Jets', 'Reds'] }] },
  ],
  'league-fixtures.json': [
    { ...match, slug: 'f1', team_2: 'Kings', date: '2026-11-19', time: '16:30' },
    { ...match, slug: 'f2', team_2: 'Lions', date: '2026-11-28', time: '07:00' },
    { ...match, slug: 's1', group: 'Super four', team_2: 'Bees', date: '2026-12-01' },
    { ...match, slug: 'g1', group: 'Friendlies', team_2: 'Parents', date: '2026-12-02' },
    { ...match, slug: 'o1', category: 'open', group: 'All', team_2: 'Reds', date: '2026-12-03' },
  ],
};

describe.each(everyEngine)('a renamed team on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let category: number;
  let groupId: number;
  beforeEach(async () => {
    await api?.close();
    api = await createTestApp(engine);
    await importContent(api, season);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
    const group = await api.db.selectFrom('league_groups').selectAll().where('name', '=', 'Group A').executeTakeFirst();
    [category, groupId] = [group?.category_id ?? 0, group?.id ?? 0];
  });
  afterAll(() => api.close());

  const groupBody = (...teams: (readonly [name: string, was: string | null])[]) => ({
    params: { id: category },
    body: { group_id: groupId, name: 'Group A', has_table: true, teams: teams.map(([name, was]) => ({ name, was })) },
  });
  const lions = ['Lions', 'Lions'] as const;
  const kings = ['Kings', 'Kings'] as const;
  const rename = () => api.reply(saveGroup, groupBody(['Comets', 'Jets'], kings, lions), { token });
  const fixtureId = async (slug: string) =>
    (await api.db.selectFrom('league_fixtures').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const sides = async (slug: string) => {
    const { fixture } = await api.reply(fixtureById, { params: { id: await fixtureId(slug) } });
    return [fixture.team_1, fixture.team_2];
  };
  const page = (slug: string) => api.reply(teamBySlug, { params: { id: 'cup', slug } });
  const calendar = async (team: string) =>
    (await api.get(`/api/ysl/calendar/category/u17.ics?team=${encodeURIComponent(team)}`)).text;
  const uids = (file: string) => [...file.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid?.trim());

  test('has its new name in every group, match and page of its category, and in no other', async () => {
    await enterResult(api, await fixtureId('f1'), { result_1: '3', result_2: '1' }, token);
    const was = await page('jets');
    const { categories } = await rename();
    expect(categories[0]?.groups.map(({ teams }) => teams)).toEqual([
      ['Comets', 'Kings', 'Lions'],
      ['Comets', 'Bees'],
      [],
    ]);
    expect(await sides('f1')).toEqual(['Comets', 'Kings']);
    expect(await sides('s1')).toEqual(['Comets', 'Bees']);
    expect(await sides('g1')).toEqual(['Comets', 'Parents']);
    expect(await sides('o1')).toEqual(['Jets', 'Reds']);
    const now = await page('comets');
    expect(now).toMatchObject({ id: was.id, slug: 'comets', former_names: ['Jets'], form: ['won'] });
    expect(now.standing).toMatchObject({ row: { tablename: 'Comets', points: 2 } });
    expect(now.fixtures.map(({ id }) => id)).toEqual(was.fixtures.map(({ id }) => id));
    const desk = await api.reply(deskTeams, { params: { id: category } }, { token });
    expect(desk.data.find(({ name }) => name === 'Comets')).toMatchObject({ former_names: ['Jets'], slug: 'comets' });
  });

  test('is found by its former names and addresses, until another team has them', async () => {
    const { id } = await page('jets');
    await rename();
    await api.reply(saveGroup, groupBody(['Rockets', 'Comets'], kings, lions), { token });
    for (const slug of ['jets', 'comets', 'rockets']) expect(await page(slug)).toMatchObject({ id, slug: 'rockets' });
    expect(await page('rockets')).toMatchObject({ former_names: ['Comets', 'Jets'] });
    await api.reply(saveGroup, groupBody(['Rockets', 'Rockets'], kings, lions, ['Comets', null]), { token });
    const { data } = await api.reply(leagueTeams, { params: { id: 'cup' } });
    expect(data.find(({ name }) => name === 'Comets')).toMatchObject({ slug: 'comets-2', former_names: [] });
    // The address was the other team's, and still leads there; the name now means the new team.
    expect(await page('comets')).toMatchObject({ id, slug: 'rockets' });
    expect(uids(await calendar('Comets'))).toEqual([]);
    expect(uids(await calendar('Jets'))).toHaveLength(4);
  });

  test('cannot be found by a name that the desk has cleared, whose address is free again', async () => {
    await rename();
    await api.reply(saveGroup, groupBody(['Rockets', 'Comets'], kings, lions), { token });
    const { id } = await page('rockets');
    const blank = { short_name: '', crest: null, colour_1: 'red' as const, colour_2: 'white' as const, squad: [] };
    await api.reply(saveTeam, { params: { id }, body: { ...blank, forgotten_names: ['Comets'] } }, { token });
    expect(await page('jets')).toMatchObject({ id, former_names: ['Jets'] });
    expect((await api.request(teamBySlug, { params: { id: 'cup', slug: 'comets' } })).status).toBe(404);
    expect((await api.get('/api/ysl/calendar/category/u17.ics?team=Comets')).status).toBe(404);
    await api.reply(saveGroup, groupBody(['Rockets', 'Rockets'], kings, lions, ['Comets', null]), { token });
    expect(await page('comets')).toMatchObject({ name: 'Comets' });
  });

  test('two groups that add the same team at once share it', async () => {
    const other = (await api.db.selectFrom('league_groups').select('id').where('name', '=', 'Super four').execute())[0];
    const { params, body } = groupBody(['Jets', 'Jets'], kings, lions, ['Bats', null]);
    const four = ['Jets', 'Bees', 'Bats'].map((name) => ({ name, was: name === 'Bats' ? null : name }));
    const { token: second } = await seatStaff(api, { roles: ['owner'] });
    const saved = await Promise.all([
      api.request(saveGroup, { params, body }, { token }),
      api.request(
        saveGroup,
        { params, body: { ...body, group_id: other?.id ?? 0, name: 'Super four', teams: four } },
        { token: second },
      ),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect(await page('bats')).toMatchObject({ groups: ['Group A', 'Super four'] });
  });

  test('keeps its calendar: the old address returns the new name and the same UIDs, each with a higher sequence', async () => {
    const before = await calendar('Jets');
    await rename();
    const after = await calendar('Jets');
    expect(uids(after)).toEqual(uids(before));
    expect(uids(after)).toHaveLength(4);
    expect(await calendar('Comets')).toBe(after);
    expect(before).toContain('Jets · ');
    expect(after).not.toContain('Jets');
    expect([...after.matchAll(/^SEQUENCE:(.*)$/gm)].map(([, count]) => Number(count))).toEqual([1, 1, 1, 1]);
    expect(uids(await calendar('Parents'))).toHaveLength(1);
    expect((await api.get('/api/ysl/calendar/category/u17.ics?team=Nobody')).status).toBe(404);
  });

  test('notifies those who followed it by its former name, and not about a team that took that name', async () => {
    const names = ['Jets', 'Comets', 'Kings'];
    const now = api.now();
    await api.db.transaction().execute(async (tx) => {
      for (const name of names) {
        const keys = { endpoint: `https://push.example/${name}`, p256dh: '', auth: '', owner: null };
        await saveSubscription(tx, { ...keys, topics: [{ kind: 'team', id: `cup/${name}`, label: name }] }, now);
      }
    });
    const moved = async (slug: string) => {
      const params = { id: await fixtureId(slug) };
      const { fixture } = await api.reply(deskFixtureById, { params }, { token });
      await api.reply(callOffFixture, { params, body: { version: fixture.version } }, { token });
      const { rows } = await sql<{ label: string }>`delete from push_notes returning label`.execute(api.db);
      return rows.map(({ label }) => label).toSorted();
    };
    await rename();
    expect(await moved('f2')).toEqual(['Comets', 'Jets']);
    await api.reply(saveGroup, groupBody(['Comets', 'Comets'], kings, lions, ['Jets', null]), { token });
    expect(await moved('s1')).toEqual(['Comets']);
  });

  test('stays in the knock-out that it reached', async () => {
    const place = (rank: number) => ({ kind: 'place' as const, ref: groupId, rank });
    const final = { sources: [place(1), place(2)] as [Source, Source], date: '2026-12-20', time: null, ground: null };
    const body = { name: 'Final', matches: [final] };
    await api.reply(makeBracket, { params: { id: category }, body }, { token });
    const scores = { result_1: '3', result_2: '1' };
    for (const slug of ['f1', 'f2']) await enterResult(api, await fixtureId(slug), scores, token);
    const first = async () => (await api.reply(deskBrackets, { params: { id: category } }, { token })).brackets[0];
    expect(await first()).toMatchObject({ matches: [{ team_1: 'Jets' }] });
    await rename();
    expect(await first()).toMatchObject({ matches: [{ team_1: 'Comets', changed: [] }] });
    const { rows } = await sql`select slot_1 from league_fixtures where slug = 'u17-knockout-1'`.execute(api.db);
    expect(rows).toEqual([{ slot_1: null }]);
  });

  test('returns to a match when a change of its teams is undone', async () => {
    const id = await fixtureId('g1');
    const read = async () => (await api.reply(deskFixtureById, { params: { id } }, { token })).fixture.version;
    const kingsPlay = { version: await read(), date: '2026-12-02', time: null, ground: '', team_1: 'Kings' };
    await api.reply(rescheduleFixture, { params: { id }, body: kingsPlay }, { token });
    expect(await sides('g1')).toEqual(['Kings', 'Parents']);
    await rename();
    await api.reply(undoFixture, { params: { id }, body: { version: await read() } }, { token });
    expect(await sides('g1')).toEqual(['Comets', 'Parents']);
  });

  test.each([
    ['another team of the group', ['Lions', 'Jets'], 'is listed twice'],
    ['a team of another group', ['Bees', 'Jets'], '“Bees” is another team of this category.'],
  ] as const)('cannot take the name of %s', async (_, team, message) => {
    const { status, text } = await api.request(saveGroup, groupBody(team, kings, lions), { token });
    expect([status, text]).toEqual([422, expect.stringContaining(message)]);
    expect(await sides('f1')).toEqual(['Jets', 'Kings']);
  });

  test('can give its name to a new team, and take that of a removed one', async () => {
    await api.reply(saveGroup, groupBody(['Jets', 'Jets'], kings, lions, ['Bats', null]), { token });
    await api.reply(saveGroup, groupBody(['Bats', 'Jets'], kings, lions, ['Jets', null]), { token });
    expect(await sides('f1')).toEqual(['Bats', 'Kings']);
    expect(await page('bats')).toMatchObject({ former_names: [], groups: ['Group A', 'Super four'] });
    const { data } = await api.reply(leagueTeams, { params: { id: 'cup' } });
    expect(data.map(({ name }) => name)).toEqual(['Bats', 'Bees', 'Jets', 'Jets', 'Kings', 'Lions', 'Reds']);
  });

  test('a match in a group without a table gets its team as soon as a group lists it', async () => {
    await api.reply(saveGroup, groupBody(['Jets', 'Jets'], kings, lions, ['Parents', null]), { token });
    expect((await page('parents')).fixtures).toMatchObject([{ team_1: 'Jets', team_2: 'Parents' }]);
    await api.reply(saveGroup, groupBody(['Jets', 'Jets'], kings, lions), { token });
    expect(await sides('g1')).toEqual(['Jets', 'Parents']);
  });
});
