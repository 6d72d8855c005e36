import {
  deskAbout,
  deskSocialPosts,
  removeSocialPost,
  saveDeskAbout,
  saveSocialPost,
} from '@maidan/contract/desk/league/season/league-pages';
import { addFixtures, previewFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import {
  leagueSeason,
  removeSeasonPart,
  saveCategory,
  saveDeskLeague,
  saveGroup,
  type Season,
} from '@maidan/contract/desk/league/season/season';
import { leagueAbout, leagues } from '@maidan/contract/league/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../../testing/databases/engines.ts';
import { seatStaff } from '../../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';

const blankLeague = { details: '', picture: null, sponsor_name: '', sponsor_picture: null };
const rules = {
  selected: true,
  win_points: 2,
  tie_points: 1,
  no_result_points: 1,
  overs: '20',
  wickets: 10,
  tie_breaks: ['head_to_head' as const, 'nrr' as const],
};
const fresh = (...names: string[]) => names.map((name) => ({ name, was: null }));
const same = (...names: string[]) => names.map((name) => ({ name, was: name }));

describe.each(everyEngine)('setting up a league at the desk on %s', (engine) => {
  let api: TestApp;
  let owner: string;
  let cup: Season;
  let categoryId: number;
  let groupId: number;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ({ token: owner } = await seatStaff(api, { roles: ['owner'] }));
    cup = await api.reply(saveDeskLeague, { body: { ...blankLeague, name: 'Monsoon Cup' } }, { token: owner });
    const body = { ...rules, name: 'Under 17' };
    const season = await api.reply(saveCategory, { params: { id: cup.id }, body }, { token: owner });
    categoryId = Number(season.categories[0]?.id);
    const teams = fresh('Lane 14', 'Jayanagar Jets', 'Hebbal Hawks');
    const grouped = await group({ teams });
    groupId = Number(grouped.categories[0]?.groups[0]?.id);
  });
  afterAll(() => api.close());

  const group = (more: object) =>
    api.reply(
      saveGroup,
      { params: { id: categoryId }, body: { name: 'Group A', has_table: true, teams: [], ...more } },
      { token: owner },
    );
  const messageOf = async (reply: Promise<{ status: number; json: unknown }>) => {
    const { status, json } = await reply;
    return [status, (json as { message: string }).message];
  };
  const preview = (table: string) =>
    api.request(previewFixtures, { params: { id: categoryId }, body: { table } }, { token: owner });
  const row = {
    group: 'Group A',
    type: '',
    team_1: 'Lane 14',
    team_2: 'Jayanagar Jets',
    date: '2026-12-05',
    time: '07:00',
    ground: '',
  };
  const add = (...rows: (typeof row)[]) =>
    api.request(addFixtures, { params: { id: categoryId }, body: { rows } }, { token: owner });

  test('a new league is the latest one, and keeps its address when renamed', async () => {
    expect(cup).toMatchObject({ slug: 'monsoon-cup', categories: [] });
    const body = { ...blankLeague, id: cup.id, name: 'Monsoon Trophy', details: '<p>Eight<script>x()</script></p>' };
    expect(await api.reply(saveDeskLeague, { body }, { token: owner })).toMatchObject({
      slug: 'monsoon-cup',
      name: 'Monsoon Trophy',
      details: '<p>Eight</p>',
    });
    expect(JSON.stringify(await api.reply(leagues, {}))).toContain('Monsoon Trophy');
    const season = await api.reply(leagueSeason, { params: { id: cup.id } }, { token: owner });
    expect(season.categories).toMatchObject([{ name: 'Under 17', overs: '20', groups: [{ teams: { length: 3 } }] }]);
  });

  test('an existing name, in any spelling, is reported instead of added', async () => {
    const league = (name: string) => api.request(saveDeskLeague, { body: { ...blankLeague, name } }, { token: owner });
    const category = { params: { id: cup.id }, body: { ...rules, name: 'under\u00a017' } };
    const other = (name: string, ...names: string[]) => ({
      params: { id: categoryId },
      body: { name, has_table: true, teams: fresh(...names) },
    });
    const token = { token: owner };
    const ask = async (reply: Promise<{ status: number; json: unknown }>) => (await messageOf(reply)).join(' ');
    expect(await ask(league('MONSOON trophy'))).toMatch(/^409 Another league has this name\./);
    expect(await ask(api.request(saveCategory, category, token))).toMatch(/^409 Another category has this name\./);
    expect(await ask(api.request(saveGroup, other('group a'), token))).toBe('409 Another group has this name.');
    expect(await ask(api.request(saveGroup, other('Group B', 'lane 14'), token))).toMatch(/^422 “Lane 14” is a team/);
    expect(await ask(api.request(saveGroup, other('Group B', 'Ants', 'ANTS'), token))).toBe(
      '422 “ANTS” is listed twice.',
    );
    expect((await api.request(saveGroup, other('Group B', 'Lane 14'), token)).status).toBe(200);
    const season = await api.reply(leagueSeason, { params: { id: cup.id } }, token);
    const made = season.categories[0]?.groups.find(({ name }) => name === 'Group B');
    await api.request(removeSeasonPart, { params: { kind: 'groups', id: Number(made?.id) } }, token);
  });

  test('a table gets a verdict for every row, whatever its columns are called', async () => {
    const table = [
      'Date,Home,Away,Group,Time,Venue',
      '28-11-2026,lane 14,Jayanagar Jets,group a,7:05,"Kodihalli, east"',
      '2026-11-29,Lane 14,Lane 14,Group A,,',
      '2026-02-30,Lane 14,Hebbal Hawks,Group A,,',
      '2026-11-30,Lane 14,Nobody,Group A,,',
      '2026-11-30,Lane 14,Hebbal Hawks,Group B,,',
      '2026-11-30,Lane 14,Hebbal Hawks,Group A,25:00,',
    ].join('\n');
    const { rows } = previewFixtures.response.parse((await preview(table)).json);
    expect(rows[0]).toEqual({
      line: 2,
      group: 'Group A',
      type: '',
      team_1: 'Lane 14',
      team_2: 'Jayanagar Jets',
      date: '2026-11-28',
      time: '07:05',
      ground: 'Kodihalli, east',
      problem: null,
      cell: null,
      exists: false,
      warning: null,
    });
    expect(rows.slice(1).map(({ cell, problem }) => [cell, problem])).toEqual([
      ['team_2', 'A team cannot play itself.'],
      ['date', '“2026-02-30” cannot be read. Write it as 28 Nov 2026.'],
      ['team_2', '“Nobody” is not a team of Group A.'],
      ['group', 'There is no group “Group B”.'],
      ['time', '“25:00” cannot be read. Write it as 4:30 pm or 16:30.'],
    ]);
  });

  test.each([
    ['date,group\n2026-11-28,A', 'These are missing: team_1, team_2.'],
    ['date,team_1,team_2,group', 'There are no rows below the column names.'],
    ['date,team_1,team_2,group\n2026-11-28,"open', 'The quotation mark in line 2 is never closed.'],
  ])('%j is refused with the reason', async (table, text) => {
    const [status, message] = await messageOf(preview(table));
    expect([status, String(message)]).toEqual([422, expect.stringContaining(text)]);
  });

  test('either all fixtures are added or none', async () => {
    expect(await messageOf(add(row, { ...row, team_2: 'Nobody' }))).toEqual([
      422,
      'Row 2: “Nobody” is not a team of Group A.',
    ]);
    expect((await add(row, { ...row, team_2: 'Hebbal Hawks', date: '6-Dec-26', time: '4.30 pm' })).json).toEqual({
      added: 2,
    });
    const fixtures = await api.db
      .selectFrom('league_fixtures')
      .select(['slug', 'day', 'time', 'status'])
      .orderBy('id')
      .execute();
    expect(fixtures).toEqual([
      { slug: 'monsoon-cup-under-17-match-1', day: '2026-12-05', time: '07:00', status: 'scheduled' },
      { slug: 'monsoon-cup-under-17-match-2', day: '2026-12-06', time: '16:30', status: 'scheduled' },
    ]);
  });

  test('an existing match is not added twice, and a team that would play twice needs confirmation', async () => {
    const again = { ...row, team_1: 'Jayanagar Jets', team_2: 'Lane 14' };
    const busy = { ...row, team_2: 'Hebbal Hawks' };
    const exists = 'This match already exists. Nothing was added.';
    const warning = 'Lane 14 already plays Jayanagar Jets at this time.';
    expect(await messageOf(add(again))).toEqual([422, exists]);
    const next = { ...row, date: '2026-12-12' };
    expect(await messageOf(add(next, next))).toEqual([422, `Row 2: ${exists}`]);
    expect(await messageOf(add(busy))).toEqual([409, `${warning} Nothing was added.`]);
    const table = [again, busy, next, next].map((one) =>
      [one.date, one.team_1, one.team_2, one.group, one.time].join(','),
    );
    const { rows } = previewFixtures.response.parse(
      (await preview(`date,team 1,team 2,group,time\n${table.join('\n')}`)).json,
    );
    expect(rows.map((read) => [read.exists, read.warning])).toEqual([
      [true, null],
      [false, warning],
      [false, null],
      [true, null],
    ]);
    const body = { rows: [busy], confirmed: true };
    const confirmed = await api.request(addFixtures, { params: { id: categoryId }, body }, { token: owner });
    expect(confirmed.json).toEqual({ added: 1 });
    await api.db.deleteFrom('league_fixtures').where('slug', '=', 'monsoon-cup-under-17-match-3').execute();
  });

  test.each([{ time: '4' }, { time: '25:00' }, { date: '30 Feb 2026' }, { date: '6 Dec' }])(
    '%o is refused rather than guessed',
    async (typed) => {
      expect((await add({ ...row, ...typed })).status).toBe(422);
    },
  );

  test('a team with fixtures is renamed in them, and cannot be removed', async () => {
    const teams = [
      { name: 'Jayanagar Jets', was: 'Lane 14' },
      { name: 'Lane 14', was: 'Jayanagar Jets' },
    ];
    await group({ group_id: groupId, name: 'Pool A', teams: [...teams, ...same('Hebbal Hawks')] });
    const read = () =>
      api.db.selectFrom('named_fixtures').select(['team_1', 'team_2', 'sequence']).orderBy('id').execute();
    expect(await read()).toEqual([
      { team_1: 'Jayanagar Jets', team_2: 'Lane 14', sequence: 1 },
      { team_1: 'Jayanagar Jets', team_2: 'Hebbal Hawks', sequence: 1 },
    ]);
    const body = { group_id: groupId, name: 'Pool A', has_table: true, teams: same('Lane 14', 'Jayanagar Jets') };
    const gone = api.request(saveGroup, { params: { id: categoryId }, body }, { token: owner });
    expect(await messageOf(gone)).toEqual([409, '“Hebbal Hawks” has fixtures. It can be renamed, not removed.']);
    const remove = (kind: 'groups' | 'categories', id: number) =>
      api.request(removeSeasonPart, { params: { kind, id } }, { token: owner });
    expect((await remove('groups', groupId)).status).toBe(409);
    expect((await remove('categories', categoryId)).status).toBe(409);
    const named = (name: string) =>
      api.request(
        saveGroup,
        { params: { id: categoryId }, body: { name, has_table: true, teams: [] } },
        { token: owner },
      );
    expect([(await named('7')).status, (await named('Pool A')).status]).toEqual([422, 409]);
    const empty = await group({ name: 'Final', has_table: false });
    const final = empty.categories[0]?.groups.find(({ name }) => name === 'Final');
    expect((await remove('groups', Number(final?.id))).status).toBe(204);
  });

  test('an organiser can set up only their own league, and an editor can only look', async () => {
    const other = await api.reply(saveDeskLeague, { body: { ...blankLeague, name: 'Other' } }, { token: owner });
    const { token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [Number(other.id)] });
    const { token: editor } = await seatStaff(api, { roles: ['editor'] });
    const named = (id: Season['id']) => ({ body: { ...blankLeague, id, name: 'Mine' } });
    expect((await api.request(saveDeskLeague, named(other.id), { token })).status).toBe(200);
    expect((await api.request(saveDeskLeague, named(cup.id), { token })).status).toBe(404);
    expect((await api.request(saveDeskLeague, { body: { ...blankLeague, name: 'New' } }, { token })).status).toBe(403);
    const foreign = [
      api.request(leagueSeason, { params: { id: cup.id } }, { token }),
      api.request(saveCategory, { params: { id: cup.id }, body: { ...rules, name: 'X' } }, { token }),
      api.request(
        saveGroup,
        { params: { id: categoryId }, body: { name: 'X', has_table: true, teams: [] } },
        { token },
      ),
      api.request(removeSeasonPart, { params: { kind: 'groups', id: groupId } }, { token }),
      api.request(addFixtures, { params: { id: categoryId }, body: { rows: [row] } }, { token }),
      api.request(previewFixtures, { params: { id: categoryId }, body: { table: 'a' } }, { token }),
      api.request(deskSocialPosts, { params: { id: cup.id } }, { token }),
      api.request(saveSocialPost, { params: { id: cup.id }, body: { content: '<p>X</p>' } }, { token }),
    ];
    // A table that cannot be parsed is refused before its category is looked up.
    expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 422, 404, 404]);
    expect((await api.request(leagueSeason, { params: { id: cup.id } }, { token: editor })).status).toBe(200);
    expect((await api.request(saveDeskLeague, named(cup.id), { token: editor })).status).toBe(403);
  });

  test('About and the posts of the social frame can be written, are sanitised, and can be removed', async () => {
    const about = { name: 'About us', content: '<h2>Hi</h2><script>x()</script>' };
    await api.reply(saveDeskAbout, { body: about }, { token: owner });
    expect(await api.reply(deskAbout, {}, { token: owner })).toEqual({ name: 'About us', content: '<h2>Hi</h2>' });
    expect(await api.reply(leagueAbout, {})).toMatchObject({ name: 'About us' });
    const params = { id: cup.id };
    const made = await api.reply(saveSocialPost, { params, body: { content: '<p>Rain</p>' } }, { token: owner });
    await api.reply(saveSocialPost, { params, body: { post_id: made.id, content: '<p>Sun</p>' } }, { token: owner });
    const { data } = await api.reply(deskSocialPosts, { params }, { token: owner });
    expect(data).toMatchObject([{ id: made.id, content: '<p>Sun</p>' }]);
    expect((await api.request(removeSocialPost, { params: { id: made.id } }, { token: owner })).status).toBe(204);
    expect((await api.reply(deskSocialPosts, { params }, { token: owner })).data).toEqual([]);
  });
});
