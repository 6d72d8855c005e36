import { deskCategory, deskLeagues } from '@maidan/contract/desk/league/league';
import {
  deskFixtureById,
  deskFixtures,
  enterFixtureResult,
  previewFixtureResult,
  rescheduleFixture,
  type FixtureList,
} from '@maidan/contract/desk/league/league-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { explain } from '../../../../testing/databases/explain.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { deskFixturesQuery } from './desk-fixtures.store.ts';
import { deskLeaguesQuery } from './desk-leagues.store.ts';

describe.each(everyEngine)('leagues at the desk on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let owner: string;
  let organiser: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    owner = (await seatStaff(api, { roles: ['owner'] })).token;
    organiser = (await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] })).token;
  });
  afterAll(() => api.close());

  const leagues = async (token: string) =>
    (await api.reply(deskLeagues, { query: {} }, { token })).data.map(({ slug, may_change: may }) => [slug, may]);
  const list = async (show: FixtureList, token = owner, league = ids.cup) =>
    (await api.reply(deskFixtures, { params: { id: league }, query: { show } }, { token })).data.map(({ id }) => id);

  test('owners see and change every league, editors read them, and organisers have only their own [A-2]', async () => {
    expect(await leagues(owner)).toEqual([
      ['fives', true],
      ['cup', true],
    ]);
    expect(await leagues(organiser)).toEqual([['cup', true]]);
    const editor = (await seatStaff(api, { roles: ['editor'] })).token;
    expect(await leagues(editor)).toEqual([
      ['fives', false],
      ['cup', false],
    ]);
    const both = (await seatStaff(api, { roles: ['editor', 'organiser'], leagueIds: [ids.cup] })).token;
    expect(await leagues(both)).toEqual([
      ['fives', false],
      ['cup', true],
    ]);
    const moderator = (await seatStaff(api, { roles: ['moderator', 'organiser'], leagueIds: [ids.cup] })).token;
    expect(await leagues(moderator)).toEqual([['cup', true]]);
    expect(await leagues((await seatStaff(api, { roles: ['organiser'] })).token)).toEqual([]);
  });

  test('another league is not found for an organiser, and editors cannot change any [A-2]', async () => {
    const statuses = async (token: string) => {
      const own = { token };
      const move = { version: 'v', date: '2026-12-01', time: null, ground: null };
      const played = { status: 'played' as const, result_1: '2', result_2: '1' };
      const answers = await Promise.all([
        api.request(deskFixtures, { params: { id: ids.fives }, query: {} }, own),
        api.request(deskCategory, { params: { id: ids.open } }, own),
        api.request(deskFixtureById, { params: { id: ids.g1 } }, own),
        api.request(previewFixtureResult, { params: { id: ids.g1 }, body: played }, own),
        api.request(enterFixtureResult, { params: { id: ids.g1 }, body: { version: 'v', ...played } }, own),
        api.request(rescheduleFixture, { params: { id: ids.g1 }, body: move }, own),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses(organiser)).toEqual([404, 404, 404, 404, 404, 404]);
    const reader = (await seatStaff(api, { roles: ['editor', 'organiser'], leagueIds: [ids.cup] })).token;
    expect(await statuses(reader)).toEqual([200, 200, 200, 403, 403, 403]);
  });

  test('a category has its groups with their teams and tables; a knockout has no table', async () => {
    const category = await api.reply(deskCategory, { params: { id: ids.u17 } }, { token: organiser });
    expect(category).toMatchObject({ name: 'Under 17', league: { name: 'Monsoon Cup' }, overs: '20', wickets: 10 });
    expect(category.groups).toMatchObject([
      { name: 'Group A', teams: ['Jets', 'Kings', 'Lions'], table: [{ tablename: 'Jets', matches: 0 }, {}, {}] },
      { name: 'Knockouts', teams: [], table: null },
    ]);
  });

  test('fixtures are waiting for a result, upcoming or finished', async () => {
    expect([await list('open'), await list('next'), await list('results')]).toEqual([[ids.f1], [ids.f2, ids.last], []]);
    expect(await list('open', organiser)).toEqual([ids.f1]);
    const one = await api.reply(deskFixtureById, { params: { id: ids.f1 } }, { token: organiser });
    expect(one).toMatchObject({
      fixture: { team_1: 'Jets', date: '2026-11-19', time: '16:30', may_change: true, category: { overs: '20' } },
      last_change: null,
    });
  });

  test('a long list is paged, and a match without a time comes last on its day', async () => {
    const { group_id } = await api.db
      .selectFrom('league_fixtures')
      .select('group_id')
      .where('id', '=', ids.g1)
      .executeTakeFirstOrThrow();
    const row = { group_id, type: null, slot_1: 'First', slot_2: 'Second', ground: null, status: 'scheduled' as const };
    const times = Array.from({ length: 64 }, (_, turn) =>
      turn === 0 ? null : `${String(turn % 20).padStart(2, '0')}:00`,
    );
    for (const [turn, time] of times.entries()) {
      const none = { all_out_1: 0 as const, all_out_2: 0 as const, moved_from_day: null, moved_from_time: null };
      await api.db
        .insertInto('league_fixtures')
        .values({ ...row, ...none, slug: `g-${turn}`, day: '2026-12-05', time })
        .execute();
    }
    const seen: { time: string | null; id: unknown }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: { show: FixtureList; category_id: number; cursor?: string } = {
        show: 'next',
        category_id: ids.open,
        ...(cursor ? { cursor } : {}),
      };
      const page: { data: { time: string | null; id: unknown }[]; cursor: string | null } = await api.reply(
        deskFixtures,
        { params: { id: ids.fives }, query },
        { token: owner },
      );
      seen.push(...page.data);
      ({ cursor } = page);
    }
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([64, 64]);
    expect(seen.map(({ time }) => time ?? '99:99')).toEqual(times.map((time) => time ?? '99:99').toSorted());
  });

  test('lists are read through the index of their league', async () => {
    const viewer = { roles: ['owner' as const], leagueIds: [] };
    const now = { day: '2026-11-20', time: '17:30' };
    for (const show of ['open', 'next', 'results'] as const) {
      for (const categoryId of [undefined, ids.u17]) {
        const query = deskFixturesQuery(api.db, { leagueId: ids.cup, categoryId, show, after: ids.f2 }, now);
        const plan = await explain(api.world.database, query);
        expect(plan).toContain('league_fixtures_of_group');
        expect(plan).not.toMatch(/SCAN (?:fixture|team_group|category)\b|Seq Scan on league_(?:fixtures|groups)/);
      }
    }
    const plan = await explain(api.world.database, deskLeaguesQuery(api.db, viewer, ids.cup));
    expect(plan).toContain('leagues_newest');
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
