import { confirmMatch, deskMatchById, revokeMatchLink, settleHeldEvents } from '@maidan/contract/desk/league/match-day';
import { deskFixtureById } from '@maidan/contract/desk/league/league-fixtures';
import { fixtureById, leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { liveTablesOfCategory } from '@maidan/contract/league/live-tables';
import { groupAsConfirmed, groupAsItStands } from '@maidan/match/table/group-as-it-stands';
import { liveScores, matchById, polledScores } from '@maidan/contract/league/match-day';
import { openScore, syncScore } from '@maidan/contract/league/scoring';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { forgetMatchDay, openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { cleanUp } from '../../../jobs/cleanup.store.ts';
import { DAY, HOUR } from '../../../runtime/clock.ts';
import { inIndia } from '../fixtures/indian-now.service.ts';

const innings = (side: 1 | 2, bowler: number) => ['innings', { side, striker: 1, other: 2, bowler }] as const;
const four = ['ball', { bat: 4, boundary: true }] as const;
const one = ['ball', { bat: 1 }] as const;

describe.each(everyEngine)('a match being scored on the ground on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
  });
  beforeEach(async () => {
    await forgetMatchDay(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
  });
  afterAll(() => api.close());

  const desk = () => api.reply(deskMatchById, { params: { id: ids.f1 } }, { token });
  const board = () => api.reply(matchById, { params: { id: ids.f1 } });
  const shown = async () => (await api.reply(fixtureById, { params: { id: ids.f1 } })).fixture;
  const confirm = async (version?: number) => {
    const { fixture } = await api.reply(deskFixtureById, { params: { id: ids.f1 } }, { token });
    const match_version = version ?? (await desk()).match?.version ?? 0;
    return api.request(
      confirmMatch,
      { params: { id: ids.f1 }, body: { version: fixture.version, match_version } },
      { token },
    );
  };
  const start = async () => {
    const link = await scorerLink(api, ids.f1, token);
    const phone = await openPhone(api, link);
    phone.play(['start'], ['toss', { by: 1, bats: 1 }], innings(1, 9));
    return { link, phone };
  };

  test('two phones without a network end up with one log, and nothing counts twice', async () => {
    const { link, phone: one_ } = await start();
    await one_.sync();
    const two = await openPhone(api, link);
    expect([one_.opened.scorer, two.opened.scorer]).toEqual([1, 2]);
    one_.play(four, one, four);
    two.play(four, one);
    await one_.sync();
    await two.sync();
    await one_.sync();
    expect(two.log).toEqual(one_.log);
    expect(await board()).toMatchObject({ stage: 'live', sides: [{ score: '9/0' }, { score: '' }], turn: 1 });
    expect(await shown()).toMatchObject({ result_1: null, live: { stage: 'live', score_1: '9/0', score_2: '' } });
  });

  test('events sent twice are stored once, and events after a gap are requested again', async () => {
    const { phone } = await start();
    phone.play(four);
    const body = { token: phone.opened.token, have: {}, events: phone.log as never };
    await api.reply(syncScore, { body });
    await api.reply(syncScore, { body });
    expect((await board()).sides[0]).toMatchObject({ score: '4/0' });
    phone.play(one, one);
    const gap = { ...body, events: phone.log.slice(-1) as never };
    expect((await api.reply(syncScore, { body: gap })).have).toEqual({ 1: 4 });
    expect((await board()).sides[0]).toMatchObject({ score: '4/0' });
    const foreign = { ...body, events: [{ ...phone.log.at(-1), id: [2, 1] }] as never };
    expect((await api.request(syncScore, { body: foreign })).status).toBe(403);
    const stray = { ...body, events: [{ ...phone.log.at(-2), after: [3, 9] }] as never };
    expect((await api.request(syncScore, { body: stray })).status).toBe(422);
  });

  test('links work only around their match, and secrets are stored as hashes', async () => {
    const early = await scorerLink(api, ids.f2, token);
    expect((await api.request(openScore, { body: { link: early, device: 'a' } })).status).toBe(409);
    const { link, phone } = await start();
    expect((await api.request(openScore, { body: { link: 'guessed', device: 'a' } })).status).toBe(404);
    const stored = JSON.stringify([
      await api.db.selectFrom('match_links').selectAll().execute(),
      await api.db.selectFrom('match_scorers').selectAll().execute(),
    ]);
    expect([link, phone.opened.token].filter((secret) => stored.includes(secret))).toEqual([]);
    api.wait(7 * HOUR);
    expect((await api.request(openScore, { body: { link, device: 'b' } })).status).toBe(409);
  });

  test('events that arrive after a revocation are held until an organiser decides', async () => {
    const { link, phone } = await start();
    phone.play(four);
    await phone.sync();
    const id = Number((await desk()).match?.links[0]?.id);
    await api.reply(revokeMatchLink, { params: { id: ids.f1, link: id } }, { token });
    expect((await api.request(openScore, { body: { link, device: 'x' } })).status).toBe(404);
    phone.play(one);
    expect(await phone.sync()).toMatchObject({ status: 'held', events: [], have: { 1: 5 } });
    expect((await board()).sides[0]).toMatchObject({ score: '4/0' });
    expect((await desk()).match).toMatchObject({ held: 1, links: [{ revoked: true }] });
    await api.reply(settleHeldEvents, { params: { id: ids.f1 }, body: { take: true } }, { token });
    expect((await board()).sides[0]).toMatchObject({ score: '5/0' });
    phone.play(one);
    await phone.sync();
    await api.reply(settleHeldEvents, { params: { id: ids.f1 }, body: { take: false } }, { token });
    expect([(await board()).sides[0]?.score, (await desk()).match?.held]).toEqual(['5/0', 0]);
  });

  test('a confirmed match changes result, table and page at once; confirming it again is shown as a correction', async () => {
    const { phone } = await start();
    phone.play(four, ['close'], innings(2, 5), four);
    await phone.sync();
    expect((await confirm()).status).toBe(409);
    phone.play(one, ['end']);
    await phone.sync();
    expect((await confirm(1)).status).toBe(409);
    expect((await confirm()).json).toMatchObject({ match: { confirmed: true, scores: ['4/0', '5/0'] } });
    expect(await shown()).toMatchObject({ result_1: '4', result_2: '5', live: null, won_by: { team: 2 } });
    expect(await board()).toMatchObject({ confirmed: true, corrected: false });
    const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };
    expect((await api.reply(leagueTable, u17))['Group A']?.[0]).toMatchObject({ tablename: 'Kings', points: 2 });
    expect((await phone.sync()).status).toBe('confirmed');
    phone.play(one);
    expect(await phone.sync()).toMatchObject({ status: 'confirmed' });
    await enterResult(api, ids.f1, { result_1: '6', result_2: '5', overs_1: '1', overs_2: '1' }, token);
    expect(await board()).toMatchObject({ confirmed: true, corrected: true });
    // The desk reports that the entered result differs from the log.
    expect(await desk()).toMatchObject({ match: { confirmed: false } });
  });

  test('a page computes the current table, and after confirmation the same one as the server', async () => {
    const params = { params: { id: ids.u17 } };
    const address = `/api/ysl/live/table/${ids.u17}`;
    const read = () => api.reply(liveTablesOfCategory, params);
    await api.db.updateTable('league_fixtures').set(inIndia(api.now())).where('id', '=', ids.f1).execute();
    const { phone } = await start();
    expect((await read()).groups).toMatchObject([
      { group: 'Group A', teams: ['Jets', 'Kings', 'Lions'], matches: [], open: [{ id: ids.f1, line: null }] },
    ]);
    phone.play(one, one, four, ['close'], innings(2, 5), four);
    await phone.sync();
    const { rules, groups } = await read();
    const [group] = groups;
    if (!group) throw new Error('no table is moving');
    // 4 off one ball against 6 off three: fewer runs, but more per over.
    expect(groupAsItStands(group, rules).map((row) => [row.tablename, row.points, row.nrr])).toEqual([
      ['Kings', 2, '+12.000'],
      ['Lions', 0, '0.000'],
      ['Jets', 0, '-12.000'],
    ]);
    const etag = (await api.get(address)).headers.get('etag') ?? '';
    expect((await api.get(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    phone.play(four, ['end']);
    await phone.sync();
    await confirm();
    const after = await read();
    expect((await api.get(address, { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect(after.groups[0]).toMatchObject({ open: [], matches: [{ id: ids.f1, status: 'played' }] });
    const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };
    expect(after.groups.map((one_) => groupAsConfirmed(one_, rules))).toEqual([
      (await api.reply(leagueTable, u17))['Group A'],
    ]);
    expect(JSON.stringify(after).length).toBeLessThan(1000);
    api.wait(7 * HOUR);
    expect((await read()).groups).toEqual([]);
    expect((await api.get('/api/ysl/live/table/none')).status).toBe(404);
  });

  test('open pages receive a tap with only the new lines, and so do pollers', async () => {
    const { phone } = await start();
    await phone.sync();
    const response = await api.app.request(`/api/ysl/${liveScores.path.replace('{id}', 'cup')}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async () => {
      for (;;) {
        const found = /data: (.*)\n\n/.exec(text);
        if (found?.[1]) {
          text = text.slice(found.index + found[0].length);
          return liveScores.response.parse(JSON.parse(found[1]));
        }
        text += (await reader?.read())?.value ?? '';
      }
    };
    expect(await next()).toMatchObject({ id: ids.f1, stage: 'live', sides: [{ score: '0/0' }, { score: '' }] });
    phone.play(four);
    await phone.sync();
    const line = await next();
    expect(line).toMatchObject({
      sides: [{ score: '4/0' }, { score: '' }],
      feed: [{ at: '0.1', mark: '4', look: 'bd', say: 'four' }],
    });
    expect(JSON.stringify(line).length).toBeLessThan(300);
    await reader?.cancel();
    expect((await api.reply(polledScores, { params: { id: 'cup' } })).data).toEqual([line]);
    expect((await api.reply(polledScores, { params: { id: 'fives' } })).data).toEqual([]);
  });

  test('a typed result also reaches the open pages, the second time as a correction', async () => {
    const { phone } = await start();
    await phone.sync();
    const enter = (result_1: string, result_2: string) =>
      enterResult(api, ids.f1, { result_1, result_2, overs_1: '1', overs_2: '1' }, token);
    await enter('5', '4');
    const { line } = await api.db.selectFrom('matches').select('line').executeTakeFirstOrThrow();
    expect(JSON.parse(line)).toMatchObject({ id: ids.f1, confirmed: true });
    expect(await board()).toMatchObject({ confirmed: true, corrected: false });
    await enter('4', '5');
    expect(await board()).toMatchObject({ confirmed: true, corrected: true });
  });

  test('a name never enters a log, whatever a device sends', async () => {
    const { phone } = await start();
    await phone.sync();
    for (const data of [{ shirt: 'Asha' }, { name: 'goal', out: { how: 'Asha' } }, { Asha: 1 }]) {
      const event = { id: [1, 4], after: [1, 3], seen: { 1: 3 }, at: 0, type: 'ball', data };
      const body = { token: phone.opened.token, have: {}, events: [event] as never };
      expect((await api.request(syncScore, { body })).status).toBe(422);
    }
  });

  test('links and devices are deleted after a month, and the score stays', async () => {
    const { phone } = await start();
    await phone.sync();
    await cleanUp(api.db, api.now() + 40 * DAY);
    expect(await api.db.selectFrom('match_links').selectAll().execute()).toEqual([]);
    expect((await board()).sides[0]).toMatchObject({ score: '0/0' });
    expect((await api.request(syncScore, { body: { token: phone.opened.token, have: {}, events: [] } })).status).toBe(
      401,
    );
  });

  test('the specified fields of fixtures and tables are the same while a match is live', async () => {
    const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };
    const before = [await api.reply(leagueFixtures, u17), await api.reply(leagueTable, u17)];
    const { phone } = await start();
    phone.play(four);
    await phone.sync();
    const after = [await api.reply(leagueFixtures, u17), await api.reply(leagueTable, u17)];
    const withoutLive = (reply: unknown) =>
      JSON.stringify(reply, (name, value: unknown) => (name === 'live' ? undefined : value));
    expect(after.map(withoutLive)).toEqual(before.map(withoutLive));
  });
});

test('in spec-only mode there is no match day', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  const paths = [
    ['GET', 'ysl/match/1'],
    ['GET', 'ysl/live/table/1'],
    ['GET', 'ysl/live/league/1'],
    ['GET', 'ysl/live/league/1/scores'],
    ['POST', 'ysl/score/open'],
    ['POST', 'ysl/score/sync'],
    ['POST', 'desk/fixtures/1/match/links'],
  ] as const;
  for (const [method, path] of paths) expect((await api.send(method, `/api/${path}`)).status).toBe(404);
  await api.close();
});
