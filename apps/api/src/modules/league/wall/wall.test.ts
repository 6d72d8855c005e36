import { leagueWall } from '@maidan/contract/league/wall';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { addToGroupA, enterResult } from '../../../../testing/leagues.ts';
import { openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';

describe.each(everyEngine)('the wall screen of a clubhouse on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
  });
  afterAll(() => api.close());

  test("shows today's matches with scores, coming and past matches, and the tables", async () => {
    const { token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] });
    const today = (team_1: string, time: string) =>
      addToGroupA(api, ids.u17, { team_1, team_2: 'Lions', date: '2026-11-20', time }, token);
    await today('Kings', '18:00');
    const id = await today('Jets', '09:00');
    await enterResult(api, ids.f1, { result_1: '90', result_2: '80', overs_1: '20', overs_2: '20' }, token);
    const phone = await openPhone(api, await scorerLink(api, id, token));
    phone.play(['start'], ['toss', { by: 1, bats: 1 }], ['innings', { side: 1, striker: 1, other: 2, bowler: 9 }]);
    phone.play(['ball', { bat: 4, boundary: true }]);
    await phone.sync();
    const wall = await api.reply(leagueWall, { params: { id: 'cup' } });
    expect(wall).toMatchObject({
      slug: 'cup',
      name: 'Monsoon Cup',
      tables: [{ category: 'Under 17', group: 'Group A' }],
    });
    expect(wall.today.map(({ fixture, line }) => [fixture.team_1, line && [line.sides[0]?.score, line.feed]])).toEqual([
      ['Jets', ['4/0', null]],
      ['Kings', null],
    ]);
    expect(wall.next.map(({ fixture }) => fixture.team_1)).toEqual(['Jets', 'Winner A']);
    expect(wall.results.map(({ fixture }) => fixture.result_1)).toEqual(['90']);
    expect((await api.get('/api/ysl/wall/none')).status).toBe(404);
  });
});

test('in spec-only mode there is no wall screen', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  expect((await api.get('/api/ysl/wall/cup')).status).toBe(404);
  await api.close();
});
