import { deskLog } from '@maidan/contract/desk/log';
import {
  deskFixtureById,
  rescheduleFixture,
  undoFixture,
  type DeskFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { makeBracket } from '@maidan/contract/desk/league/season/brackets';
import { saveGroup } from '@maidan/contract/desk/league/season/season';
import { fixtureById, leagueFixtures } from '@maidan/contract/league/league-fixtures';
import type { Source } from '@maidan/match/bracket/bracket';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { importContent } from '../../../../testing/packs.ts';
import { openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { saveSubscription } from '../../push/push.store.ts';

const inA = { category: 'u17', group: 'Group A' };
const season = {
  'leagues.json': [{ slug: 'cup', name: 'Monsoon Cup', created_at: '-1d' }],
  'league-categories.json': [
    {
      slug: 'u17',
      league: 'cup',
      name: 'Under 17',
      groups: [
        { name: 'Group A', teams: ['Jets', 'Kings', 'Lions', 'Bees'] },
        { name: 'Group B', teams: ['Reds', 'Blues'] },
        { name: 'Friendlies', has_table: false },
      ],
    },
    { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'All', teams: ['Jets', 'Reds'] }] },
  ],
  'league-fixtures.json': [
    { ...inA, slug: 'f1', team_1: 'Jets', team_2: 'Kings', date: '2026-11-28', time: '07:00' },
    { ...inA, slug: 'f2', team_1: 'Jets', team_2: 'Lions', date: '2026-11-28', time: '09:00' },
  ],
};

describe.each(everyEngine)('a match with the wrong teams or group, on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let id: number;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    await importContent(api, season);
    ({ token } = await seatStaff(api, { roles: ['owner'], name: 'Kavya' }));
    id = await idOf('league_fixtures', 'slug', 'f1');
  });
  afterAll(() => api.close());

  const idOf = async (table: 'league_fixtures' | 'league_groups', column: 'slug' | 'name', value: string) => {
    const rows = await api.db.selectFrom(table).selectAll().execute();
    return rows.find((row) => (row as Readonly<Record<string, unknown>>)[column] === value)?.id ?? 0;
  };
  const groupId = (name: string) => idOf('league_groups', 'name', name);
  const read = async () => api.reply(deskFixtureById, { params: { id } }, { token });
  const correct = async (parts: object) => {
    const { fixture } = await read();
    const { version, date, time, ground } = fixture;
    const body = { version, date: date ?? '', time, ground, ...parts };
    return api.request(rescheduleFixture, { params: { id }, body }, { token });
  };
  const undo = async () =>
    api.request(undoFixture, { params: { id }, body: { version: (await read()).fixture.version } }, { token });
  const sides = ({ team_1, team_2, group }: Pick<DeskFixture, 'team_1' | 'team_2' | 'group'>) => [
    team_1,
    team_2,
    group.name,
  ];

  test('is corrected at once; the correction is logged and can be undone', async () => {
    const corrected = await correct({ group: await groupId('Group B'), team_1: 'Reds', team_2: 'Blues' });
    expect(corrected.json).toMatchObject({ last_change: { action: 'fixture.corrected', can_be_undone: true } });
    expect(sides((await read()).fixture)).toEqual(['Reds', 'Blues', 'Group B']);
    const list = await api.reply(leagueFixtures, { body: { league_id: 'cup', yslcategory_id: 'u17' } });
    expect([list['Group A']?.length, list['Group B']?.[0]?.team_1]).toEqual([1, 'Reds']);
    const calendar = async (team: string) =>
      [...(await api.get(`/api/ysl/calendar/category/u17.ics?team=${team}`)).text.matchAll(/^UID:(\w+)@/gm)].map(
        ([, slug]) => slug,
      );
    expect([await calendar('Kings'), await calendar('Reds')]).toEqual([[], ['f1']]);
    const { data } = await api.reply(deskLog, { query: { thing_kind: 'fixture' } }, { token });
    expect(data[0]).toMatchObject({
      action: 'fixture.corrected',
      thing: { name: 'Reds v Blues' },
      before: { group: 'Group A', team_1: 'Jets', team_2: 'Kings' },
      after: { group: 'Group B', team_1: 'Reds', team_2: 'Blues' },
    });
    expect((await undo()).status).toBe(200);
    expect(sides((await read()).fixture)).toEqual(['Jets', 'Kings', 'Group A']);
    expect((await undo()).status).toBe(200);
    expect(sides((await read()).fixture)).toEqual(['Reds', 'Blues', 'Group B']);
  });

  test('an undo restores the same teams after a rename, even if another team has taken the name', async () => {
    expect((await correct({ team_2: 'Bees' })).status).toBe(200);
    const teams = [
      ['Jets', 'Jets'],
      ['Queens', 'Kings'],
      ['Lions', 'Lions'],
      ['Wasps', 'Bees'],
      ['Kings', null],
    ].map(([name, was]) => ({ name: name ?? '', was: was ?? null }));
    const body = { group_id: await groupId('Group A'), name: 'Group A', has_table: true, teams };
    const { category } = (await read()).fixture;
    await api.reply(saveGroup, { params: { id: category.id }, body }, { token });
    expect((await read()).last_change?.can_be_undone).toBe(true);
    expect((await undo()).status).toBe(200);
    expect(sides((await read()).fixture)).toEqual(['Jets', 'Queens', 'Group A']);
  });

  test.each([
    [{ team_2: 'Jets' }, 'team_2', 'A team cannot play itself.'],
    [{ team_2: 'Reds' }, 'team_2', '“Reds” is not a team of Group A.'],
    [{ team_2: 'Lions', time: '09:00' }, 'date', 'This match already exists, at the same time.'],
    [{ group: 9999 }, 'group', 'This match cannot be in that group.'],
  ])('is not corrected to %j', async (parts, field, message) => {
    const answer = await correct(parts);
    expect([answer.status, answer.json]).toEqual([422, expect.objectContaining({ errors: { [field]: [message] } })]);
    expect(sides((await read()).fixture)).toEqual(['Jets', 'Kings', 'Group A']);
  });

  test('stays in its category, and needs confirmation if a team would play twice at once', async () => {
    const elsewhere = await correct({ group: await groupId('All'), team_2: 'Reds' });
    expect([elsewhere.status, elsewhere.text]).toEqual([422, expect.stringContaining('cannot be in that group')]);
    const busy = { team_1: 'Lions', team_2: 'Bees', time: '09:00' };
    const asked = await correct(busy);
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining('Lions already plays Jets at this time.'),
    ]);
    expect((await correct({ ...busy, confirmed: true })).status).toBe(200);
  });

  test('keeps its teams once it has been scored, and everything once it has a result', async () => {
    api.wait(Date.parse('2026-11-28T01:00:00Z') - api.now());
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
    const phone = await openPhone(api, await scorerLink(api, id, token, { sport: 'football' }));
    expect((await read()).correction?.refusal).toBeNull();
    phone.play(['start']);
    await phone.sync();
    expect((await read()).correction?.refusal).toBe(
      'This match has been scored, so its group and teams can no longer change.',
    );
    expect((await correct({ team_2: 'Bees' })).status).toBe(422);
    expect((await correct({ ground: 'Kodihalli' })).status).toBe(200);
    id = await idOf('league_fixtures', 'slug', 'f2');
    await enterResult(api, id, { result_1: '3', result_2: '1' }, token);
    const played = await correct({ team_2: 'Bees' });
    expect([played.status, played.text]).toEqual([409, expect.stringContaining('with a result cannot be changed')]);
  });

  test('cannot leave its knock-out; removing a team entered by hand restores the original sides', async () => {
    const ref = await groupId('Group A');
    const place = (rank: number) => ({ kind: 'place' as const, ref, rank });
    const { category } = (await read()).fixture;
    const final = { sources: [place(1), place(2)] as [Source, Source], date: '2026-12-20', time: null, ground: null };
    const body = { name: 'Final', matches: [final] };
    await api.reply(makeBracket, { params: { id: category.id }, body }, { token });
    id = await idOf('league_fixtures', 'slug', 'u17-knockout-1');
    expect((await read()).correction?.groups.map(({ name }) => name)).toEqual(['Final']);
    expect((await correct({ group: ref, team_1: 'Jets', team_2: 'Bees' })).status).toBe(422);
    const before = sides((await read()).fixture);
    expect((await correct({ team_1: 'Bees' })).status).toBe(200);
    expect(sides((await read()).fixture)[0]).toBe('Bees');
    await undo();
    expect(sides((await read()).fixture)).toEqual(before);
    await undo();
    expect(sides((await read()).fixture)[0]).toBe('Bees');
  });

  test('counts as cancelled for followers of a team that left it, and as changed for followers of the match', async () => {
    await api.db.transaction().execute(async (tx) => {
      for (const [kind, of] of [
        ['match', `cup/${id}`],
        ['team', 'cup/Kings'],
        ['team', 'cup/Bees'],
      ] as const) {
        const keys = { endpoint: `https://push.example/${of}`, p256dh: '', auth: '', owner: null };
        await saveSubscription(tx, { ...keys, topics: [{ kind, id: of, label: '' }] }, api.now());
      }
    });
    const taken = async () => {
      const rows = await api.db.deleteFrom('push_notes').returningAll().execute();
      return rows.map(({ target, event, text }) => [target, event, text]).toSorted();
    };
    // Followers of its teams have not been notified of the match before it is moved.
    await correct({ team_2: 'Bees' });
    expect(await taken()).toEqual([[`cup/${id}`, 'teams', 'Jets – Bees']]);
    await correct({ team_2: 'Kings', time: '17:00' });
    const both = await taken();
    expect(both).toContainEqual(['cup/Bees', 'cancelled', 'Jets – Bees']);
    expect(both).toContainEqual(['cup/Kings', 'scheduled', 'Jets – Kings']);
    expect((await api.reply(fixtureById, { params: { id } })).fixture.team_2).toBe('Kings');
  });
});
