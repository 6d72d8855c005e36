import {
  bringFixtureBack,
  callOffFixture,
  deskFixtureById,
  deskFixtures,
  removeFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { makeBracket } from '@maidan/contract/desk/league/season/brackets';
import { addFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import { removeSeasonPart, saveGroup } from '@maidan/contract/desk/league/season/season';
import { deskLog } from '@maidan/contract/desk/log';
import { unscoredMatches } from '@maidan/contract/desk/today';
import { search } from '@maidan/contract/feed/search';
import { fixtureById, leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { openScore } from '@maidan/contract/league/scoring';
import type { Source } from '@maidan/match/bracket/bracket';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { moveFixture } from '../fixtures/save-fixtures.store.ts';
import { saveSubscription } from '../../push/push.store.ts';

describe.each(everyEngine)('a fixture that was added by mistake, on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup], name: 'Farhan' }));
  });
  afterAll(() => api.close());

  const one = (id: number) => api.reply(deskFixtureById, { params: { id } }, { token });
  const remove = async (id: number, { version, ...parts }: { version?: string; confirmed?: boolean } = {}) => {
    const of = version ?? (await one(id)).fixture.version;
    return api.request(removeFixture, { params: { id }, body: { version: of, ...parts } }, { token });
  };
  const bringBack = (id: number) => api.request(bringFixtureBack, { params: { id } }, { token });
  const groupA = () =>
    api.db.selectFrom('league_groups').selectAll().where('name', '=', 'Group A').executeTakeFirstOrThrow();
  const calendar = async (file: string) => {
    const { status, text } = await api.get(`/api/ysl/calendar/${file}`);
    return [status, [...text.matchAll(/^UID:(\w+)@/gm)].map(([, slug]) => slug)];
  };
  /** Everywhere it appears: at the desk, on the sites and in calendars. */
  const shown = async () => {
    const list = (show: 'open' | 'next') =>
      api.reply(deskFixtures, { params: { id: ids.cup }, query: { show } }, { token });
    const today = await api.reply(unscoredMatches, { query: {} }, { token });
    const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };
    const found = await api.reply(search, { query: { q: 'Lions', type: 'matches' } });
    return {
      desk: [...(await list('open')).data, ...(await list('next')).data].map(({ id }) => id),
      today: today.data.map(({ id }) => id),
      site: ((await api.reply(leagueFixtures, u17))['Group A'] ?? []).map(({ id }) => id),
      page: (await api.request(fixtureById, { params: { id: ids.f2 } })).status,
      search: found.counts.matches,
      league: await calendar('league/cup.ics'),
      team: await calendar('category/u17.ics?team=Lions'),
      match: await calendar(`match/${ids.f2}.ics`),
    };
  };
  const log = async () =>
    (await api.reply(deskLog, { query: { thing_kind: 'fixture' } }, { token })).data.map(({ action, thing, after }) => [
      action,
      thing?.name,
      after,
    ]);

  test('disappears from the desk, the sites and calendars at once, and is restored unchanged', async () => {
    const before = await shown();
    expect(before).toMatchObject({ page: 200, search: 1, team: [200, ['f2']], match: [200, ['f2']] });
    expect((await one(ids.f2)).removal).toEqual({ refusal: null, warnings: [] });
    expect((await remove(ids.f2)).status).toBe(204);
    expect(await shown()).toEqual({
      desk: [ids.f1, ids.last],
      today: [ids.f1],
      site: [ids.f1],
      page: 404,
      search: 0,
      league: [200, ['f1', 'last']],
      team: [200, []],
      match: [200, []],
    });
    const open = (by: string) => api.request(deskFixtureById, { params: { id: ids.f2 } }, { token: by });
    const { token: other } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.fives] });
    for (const answer of [await open(token), await remove(ids.f2, { version: 'any' })]) {
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('This match was removed.')]);
    }
    expect((await open(other)).text).toContain('This match was not found.');
    const back = await bringBack(ids.f2);
    expect(back.json).toMatchObject({ fixture: { id: ids.f2, date: '2026-11-28', time: '07:00' } });
    expect(await shown()).toEqual(before);
    expect(await log()).toEqual([
      ['fixture.brought-back', 'Jets v Lions', null],
      ['fixture.removed', 'Jets v Lions', { group: 'Group A', day: '2026-11-28', time: '07:00' }],
    ]);
    const again = await bringBack(ids.f2);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('has not been removed')]);
  });

  test('cannot be removed when it has a result, a scoring log or a knock-out, or has changed in the meantime', async () => {
    const seen = (await one(ids.f2)).fixture.version;
    await api.reply(callOffFixture, { params: { id: ids.f2 }, body: { version: seen } }, { token });
    const late = await remove(ids.f2, { version: seen });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Someone else changed this match')]);

    await enterResult(api, ids.f1, { result_1: '142', result_2: '139', overs_1: '20', overs_2: '20' }, token);
    expect((await one(ids.f1)).removal?.refusal).toMatch(/result cannot be removed.*correct it/);
    expect((await remove(ids.f1, { confirmed: true })).status).toBe(409);

    api.wait(Date.parse('2026-12-20T00:00:00Z') - api.now());
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
    const phone = await openPhone(api, await scorerLink(api, ids.last, token));
    phone.play(['start']);
    await phone.sync();
    const scored = await remove(ids.last, { confirmed: true });
    expect([scored.status, scored.text]).toEqual([409, expect.stringContaining('has been scored')]);

    const { id: ref, category_id: id } = await groupA();
    const place = (rank: number) => ({ kind: 'place' as const, ref, rank });
    const final = { sources: [place(1), place(2)] as [Source, Source], date: '2026-12-21', time: null, ground: null };
    await api.reply(makeBracket, { params: { id }, body: { name: 'Final', matches: [final] } }, { token });
    const slugs = api.db.selectFrom('league_fixtures').select('id').where('slug', '=', 'u17-knockout-1');
    const { id: knockout } = await slugs.executeTakeFirstOrThrow();
    expect((await one(knockout)).removal?.refusal).toMatch(/part of a knockout/);
    expect((await remove(knockout, { confirmed: true })).status).toBe(409);
    // A cancelled match can be removed once its organiser has confirmed the warnings.
    const asked = await remove(ids.f2);
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('A knockout waits for the table')]);
    expect((await remove(ids.f2, { confirmed: true })).status).toBe(204);
  });

  test("needs confirmation if it has a scorer's link; its phones learn that it is cancelled, and keep their entries", async () => {
    api.wait(Date.parse('2026-11-28T01:00:00Z') - api.now());
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
    const link = await scorerLink(api, ids.f2, token);
    const phone = await openPhone(api, link, 'one-device');
    const asked = await remove(ids.f2);
    expect([asked.status, asked.text]).toEqual([409, expect.stringMatching(/scorer’s link.*Nothing was removed/)]);
    expect((await remove(ids.f2, { confirmed: true })).status).toBe(204);
    expect((await api.request(openScore, { body: { link, device: 'other' } })).json).toMatchObject({
      message: expect.stringContaining('This link no longer works'),
    });
    phone.play(['start']);
    expect(await phone.sync()).toMatchObject({ status: 'cancelled', held: 1 });
    expect((await bringBack(ids.f2)).status).toBe(200);
    expect((await openPhone(api, link, 'one-device')).opened).toMatchObject({ status: 'held', held: 1 });
  });

  test('is announced as cancelled to its followers and to those notified through its teams, and to no one else', async () => {
    await api.db.transaction().execute(async (tx) => {
      const follow = (kind: 'match' | 'team', id: string) =>
        saveSubscription(
          tx,
          {
            endpoint: `https://push.example/${id}`,
            p256dh: '',
            auth: '',
            owner: null,
            topics: [{ kind, id, label: '' }],
          },
          api.now(),
        );
      await follow('match', `cup/${ids.f2}`);
      await follow('team', 'cup/Lions');
    });
    const notes = async () =>
      (await api.db.selectFrom('push_notes').selectAll().orderBy('kind').execute()).map(({ kind, event, path }) => [
        kind,
        event,
        path,
      ]);
    const read = () =>
      api.db.selectFrom('named_fixtures').selectAll().where('id', '=', ids.f2).executeTakeFirstOrThrow();
    expect((await one(ids.f2)).removal?.warnings).toEqual([expect.stringContaining('1 device will')]);
    await remove(ids.f2, { confirmed: true });
    expect(await notes()).toEqual([['match', 'cancelled', '/fixture/cup']]);
    // Undone before anything was sent: no one is notified of either.
    await bringBack(ids.f2);
    expect(await notes()).toEqual([]);
    const teams = { team_1: 'Jets', team_2: 'Lions' };
    const moved = await read();
    await api.db
      .transaction()
      .execute((tx) => moveFixture(tx, moved, { day: '2026-12-05', time: null, ground: null, ...teams }));
    const path = `/fixture/cup/${ids.f2}`;
    expect(await notes()).toEqual([
      ['match', 'scheduled', path],
      ['team', 'scheduled', path],
    ]);
    await remove(ids.f2, { confirmed: true });
    expect(await notes()).toEqual([
      ['match', 'cancelled', '/fixture/cup'],
      ['team', 'cancelled', '/fixture/cup'],
    ]);
    await api.db.deleteFrom('push_notes').where('kind', '=', 'team').execute();
    await bringBack(ids.f2);
    expect(await notes()).toEqual([['team', 'on_again', path]]);
  });

  test('lets its group be changed or removed, and keeps its slug reserved', async () => {
    const { id: groupId, category_id: id } = await groupA();
    const row = { group: 'Group A', type: '', date: '2026-12-12', time: '', ground: '' };
    const add = () =>
      api.reply(
        addFixtures,
        { params: { id }, body: { rows: [{ ...row, team_1: 'Kings', team_2: 'Lions' }] } },
        { token },
      );
    const last = async () =>
      (await api.db.selectFrom('league_fixtures').selectAll().orderBy('id', 'desc').execute())[0];
    await add();
    const first = await last();
    await remove(first?.id ?? 0);
    await add();
    const second = await last();
    expect([first?.slug, second?.slug]).toEqual(['u17-match-1', 'u17-match-2']);
    const twice = await bringBack(first?.id ?? 0);
    expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('already exists')]);
    for (const fixture of [second?.id ?? 0, ids.f2]) expect((await remove(fixture)).status).toBe(204);
    const teams = ['Jets', 'Kings'].map((name) => ({ name, was: name }));
    const body = { group_id: groupId, name: 'Group A', has_table: true, teams };
    await api.reply(saveGroup, { params: { id }, body }, { token });
    const without = await bringBack(ids.f2);
    expect([without.status, without.text]).toEqual([409, expect.stringContaining('“Lions” is not a team of Group A')]);
    await remove(ids.f1);
    const group = { params: { kind: 'groups' as const, id: groupId } };
    expect((await api.request(removeSeasonPart, group, { token })).status).toBe(204);
    expect((await bringBack(ids.f2)).status).toBe(404);
  });

  test('is removed only once by a request that is sent twice', async () => {
    const { version } = (await one(ids.f2)).fixture;
    const send = () =>
      api.request(
        removeFixture,
        { params: { id: ids.f2 }, body: { version } },
        { token, headers: { 'idempotency-key': 'one-removal' } },
      );
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    expect(await log()).toHaveLength(1);
  });
});
