import { applyRain, planFixtures, previewRain } from '@maidan/contract/desk/league/season/plan';
import { addFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTwoLeagues } from '../../../../../testing/two-leagues.ts';
import { everyEngine } from '../../../../../testing/databases/engines.ts';
import { seatStaff } from '../../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';

const wishes = { minutes: 60, rest_days: 0, matches_a_day: 1 };
const season = {
  ...wishes,
  from: '2027-01-01',
  to: '2027-01-31',
  weekdays: [0],
  without: ['2027-01-10'],
  grounds: [{ name: 'Maidan', from: '07:00', to: '11:00' }],
  twice: true,
  away: [{ team: 'Jets', date: '2027-01-03' }],
};

describe.each(everyEngine)('a planned season on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
  });
  afterAll(() => api.close());

  const plan = (changed: Partial<typeof season & { again: boolean }>) =>
    api.request(planFixtures, { params: { id: ids.u17 }, body: { ...season, ...changed } }, { token });

  test('is proposed ready to add, with the number of matches that did not fit', async () => {
    const short = planFixtures.response.parse((await plan({ again: true })).json);
    // Three Sundays, the first without Jets: one match on each.
    expect(short.left).toBeGreaterThan(0);
    expect(short.reasons.length).toBeGreaterThan(0);
    const long = { to: '2027-03-01', away: [] };
    // The two existing matches of the group are home matches of Jets: the return matches are still missing.
    const first = planFixtures.response.parse((await plan(long)).json);
    const { rows, left, reasons, there } = first;
    expect([rows.length, left, reasons]).toEqual([4, 0, []]);
    expect(there).toMatchObject([
      { id: ids.f1, group: 'Group A', team_1: 'Jets', team_2: 'Kings', date: '2026-11-19', is_over: false },
      { id: ids.f2, team_2: 'Lions' },
    ]);
    expect(rows.map(({ team_1, team_2 }) => `${team_1} ${team_2}`).toSorted()).toEqual([
      'Kings Jets',
      'Kings Lions',
      'Lions Jets',
      'Lions Kings',
    ]);
    expect(rows[0]).toEqual({
      group: 'Group A',
      type: '',
      team_1: expect.any(String),
      team_2: expect.any(String),
      date: '2027-01-03',
      time: expect.stringMatching(/^(?:07|08|09|10):00$/),
      ground: 'Maidan',
    });
    expect(rows.map(({ date }) => date)).not.toContain('2027-01-10');
    const add = () =>
      api.request(addFixtures, { params: { id: ids.u17 }, body: { rows, plan: { twice: true } } }, { token });
    expect((await add()).json).toEqual({ added: 4 });
    // The same plan is still open in another tab.
    const late = await add();
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('is already planned. Nothing was added')]);
    const again = planFixtures.response.parse((await plan(long)).json);
    expect([again.rows, again.left, again.there.length]).toEqual([[], 0, 6]);
    const once = planFixtures.response.parse((await plan({ ...long, twice: false })).json);
    expect([once.rows, once.left, once.there.length]).toEqual([[], 0, 3]);
    const anew = planFixtures.response.parse((await plan({ ...long, again: true })).json);
    expect([anew.rows.length + anew.left, anew.there]).toEqual([6, []]);
    // A match that is already planned keeps its day.
    expect(anew.rows.filter(({ date }) => rows.some((row) => row.date === date))).toEqual([]);
  });

  test.each([
    [{ to: '2026-12-31' }, 'The last day must not be before the first.'],
    [{ to: '2029-01-01' }, 'A plan covers a year at most.'],
    [{ to: '2027-01-02' }, 'None of these weekdays is between the two days.'],
    [{ grounds: [{ name: 'Maidan', from: '07:00', to: '07:30' }] }, 'No match fits into the hours of “Maidan”.'],
  ])('%j is refused with the reason', async (changed, message) => {
    const { status, json } = await plan(changed);
    expect([status, json]).toEqual([422, expect.objectContaining({ message })]);
  });

  test('a rained-off day is moved as a whole, once, and calendars follow', async () => {
    const body = { ...wishes, date: '2027-01-03', ground: null, days: ['2027-01-03', '2027-01-04'] };
    const { moves } = await api.reply(previewRain, { params: { id: ids.cup }, body }, { token });
    expect(moves).toMatchObject([
      { from: { date: '2027-01-03', ground: 'Maidan' }, to: { date: '2027-01-04', ground: 'Maidan' } },
    ]);
    const changes = moves.flatMap(({ id, version, to }) =>
      to?.date ? [{ id, version, date: to.date, time: to.time, ground: to.ground }] : [],
    );
    const apply = () => api.request(applyRain, { params: { id: ids.cup }, body: { moves: changes } }, { token });
    expect((await apply()).json).toEqual({ moved: 1 });
    expect((await apply()).status).toBe(409);
    const row = await api.db
      .selectFrom('league_fixtures')
      .select(['day', 'moved_from_day', 'sequence'])
      .where('id', '=', Number(moves[0]?.id))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ day: '2027-01-04', moved_from_day: '2027-01-03', sequence: 1 });
  });

  test('if one match belongs to another league, nothing is moved', async () => {
    const body = { ...wishes, date: '2026-11-28', ground: null, days: ['2026-11-29'] };
    const { moves } = await api.reply(previewRain, { params: { id: ids.cup }, body }, { token });
    expect(moves).toMatchObject([{ to: { date: '2026-11-29', ground: 'Maidan' } }]);
    const version = moves[0]?.version ?? '';
    const change = { id: ids.f2, version, date: '2026-11-29', time: null, ground: null };
    const wrong = { params: { id: ids.fives }, body: { moves: [change] } };
    expect((await api.request(applyRain, wrong, { token })).status).toBe(404);
    const { day } = await api.db
      .selectFrom('league_fixtures')
      .select('day')
      .where('id', '=', ids.f2)
      .executeTakeFirstOrThrow();
    expect(day).toBe('2026-11-28');
  });
});
