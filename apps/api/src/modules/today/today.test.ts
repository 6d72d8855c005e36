import { saveTopic } from '@maidan/contract/desk/pages/topics';
import {
  failedJobs,
  newFormAnswers,
  retryJob,
  seeFormAnswers,
  today,
  unscoredMatches,
} from '@maidan/contract/desk/today';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { createFullAccount } from '../../../testing/people/full-account.ts';
import { demoPack } from '../../../testing/packs.ts';
import { joinStaff, seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { failedJobsQuery, unscoredQuery } from './today.store.ts';

describe.each(engines)('today on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
  });
  afterAll(() => api.close());

  const read = (who = token) => api.reply(today, {}, { token: who });
  const failJob = (key: string, failed_at: number) =>
    api.db
      .insertInto('jobs')
      .values({ kind: 'clip-copies', key, run_at: 1, attempts: 5, error: 'no space', failed_at, created_at: 1 })
      .execute();

  test('begins empty', async () => {
    const none = { count: 0, data: [] };
    expect(await read()).toMatchObject({
      waiting: none,
      unscored: none,
      failed_jobs: none,
      new_answers: none,
      reports: none,
      held: none,
      appeals: none,
      security: none,
      next_match: null,
      missing_tags: ['home', 'trending'],
    });
    const bare = { description: '', picture: null, poll_id: null, audio_bar_id: null, ad_carousel_id: null };
    const home = { ...bare, name: 'Home', tag_scroller_id: null };
    await api.reply(saveTopic, { params: { list: 'tags' }, body: home }, { token });
    expect((await read()).missing_tags).toEqual(['trending']);
  });

  test('shows the longest waits first, and tells owners who joined', async () => {
    const ids: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      api.wait(MINUTE);
      ids.push(await startConversation(api, (await signIn(api)).token));
    }
    const { waiting } = await read();
    expect([waiting?.count, waiting?.data.map(({ id }) => id)]).toEqual([6, ids.slice(0, 5)]);
    const joined = await joinStaff(api, { roles: ['editor'], name: 'Ravi' });
    expect((await read()).security).toMatchObject({ count: 1, data: [{ action: 'staff.joined' }] });
    expect((await read(joined.token)).security).toBeNull();
    api.wait(7 * DAY + MINUTE);
    const { token: later } = await seatStaff(api, { roles: ['owner'] });
    expect((await read(later)).security).toMatchObject({ count: 0 });
  });

  test('lists matches that have begun without a result; an organiser sees only their own', async () => {
    await demoPack(api);
    await api.db.updateTable('league_fixtures').set({ status: 'played' }).execute();
    const rows = await api.db
      .selectFrom('league_fixtures as fixture')
      .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
      .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
      .select(['fixture.id', 'category.league_id'])
      .orderBy('fixture.id')
      .execute();
    const [one, ...others] = rows;
    const foreign = others.find(({ league_id }) => league_id !== one?.league_id) ?? others[0];
    const open = [one, foreign].map((row) => row?.id ?? 0);
    // In India it is half past five in the afternoon of 20 November.
    const set = (id: number | undefined, day: string, time: string | null) =>
      api.db
        .updateTable('league_fixtures')
        .set({ status: 'scheduled', day, time })
        .where('id', '=', id ?? 0)
        .execute();
    await set(open[0], '2026-11-20', '17:30');
    await set(open[1], '2026-11-19', null);
    const rest = others.filter(({ id }) => !open.includes(id));
    await set(rest[0]?.id, '2026-11-20', '17:31');
    await set(rest[1]?.id, '2026-11-20', null);
    const { unscored, next_match: next } = await read();
    expect([unscored?.count, unscored?.data.map(({ id }) => id)]).toEqual([2, open.toReversed()]);
    expect(next).toMatchObject({ id: rest[0]?.id, starts_at: '2026-11-20T17:31:00+05:30' });
    const organiser = await seatStaff(api, { roles: ['organiser'], leagueIds: [foreign?.league_id ?? 0] });
    const own = await api.reply(unscoredMatches, { query: {} }, { token: organiser.token });
    expect(own.data.every(({ league }) => league.id === foreign?.league_id)).toBe(true);
    expect(own.data.map(({ id }) => id)).toContain(open[1]);
    const both = { roles: ['moderator', 'organiser'] as const, leagueIds: [foreign?.league_id ?? 0] };
    expect((await read((await seatStaff(api, both)).token)).unscored).toMatchObject({ count: own.data.length });
    const moderator = await seatStaff(api, { roles: ['moderator'] });
    expect(await read(moderator.token)).toMatchObject({
      unscored: null,
      failed_jobs: null,
      new_answers: null,
      reports: { count: 0, data: [] },
    });
  });

  test('lists failed jobs page by page, even those of the same instant, and can restart them', async () => {
    for (let turn = 0; turn < 65; turn += 1) await failJob(`clip-${String(turn).padStart(2, '0')}`, 1000);
    const { failed_jobs: failed } = await read();
    expect([failed?.count, failed?.data.length]).toEqual([65, 5]);
    expect(failed?.data[0]).toMatchObject({ key: 'clip-00', error: 'no space', attempts: 5 });
    const keys: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: { key: string }[]; cursor: string | null } = await api.reply(
        failedJobs,
        { query: cursor ? { cursor } : {} },
        { token },
      );
      keys.push(...page.data.map(({ key }) => key));
      ({ cursor } = page);
    }
    expect([keys.length, new Set(keys).size]).toEqual([65, 65]);
    await api.reply(retryJob, { body: { kind: 'clip-copies', key: 'clip-07' } }, { token });
    expect((await read()).failed_jobs?.count).toBe(64);
    const again = await api.request(retryJob, { body: { kind: 'clip-copies', key: 'clip-07' } }, { token });
    expect(again.status).toBe(404);
  });

  test('counts responses to forms until they are marked as seen', async () => {
    await demoPack(api);
    await createFullAccount(api, 'one');
    api.wait(MINUTE);
    await createFullAccount(api, 'two');
    const [entry] = (await api.reply(newFormAnswers, { query: {} }, { token })).data;
    expect(entry).toMatchObject({ count: 2, form: { title: expect.any(String) } });
    const seen = (until: string | null | undefined) =>
      api.request(seeFormAnswers, { body: { form_id: entry?.form.id ?? 0, until: until ?? '' } }, { token });
    expect((await seen(entry?.oldest_at)).status).toBe(204);
    expect((await read()).new_answers).toMatchObject({ count: 1, data: [{ count: 1 }] });
    await seen(entry?.latest_at);
    await seen(entry?.oldest_at);
    expect((await read()).new_answers).toMatchObject({ count: 0 });
    const nowhere = { body: { form_id: 9999, until: entry?.latest_at ?? '' } };
    expect((await api.request(seeFormAnswers, nowhere, { token })).status).toBe(404);
  });

  test('the result of a match being scored is missing only once its day is over', async () => {
    await demoPack(api);
    await api.db.updateTable('league_fixtures').set({ status: 'played' }).execute();
    const when = { status: 'scheduled', day: '2026-11-20', time: '17:00' } as const;
    const id = Number((await api.db.selectFrom('league_fixtures').select('id').executeTakeFirstOrThrow()).id);
    await api.db.updateTable('league_fixtures').set(when).where('id', '=', id).execute();
    expect((await read()).unscored).toMatchObject({ count: 1, data: [{ id }] });
    const begun = { version: 1, board: '{}', line: '{}', result_version: 0, changed_at: api.now() };
    const rules = '{"sport":"plain","periods":1,"minutes":null}';
    await api.db
      .insertInto('matches')
      .values({ fixture_id: id, stage: 'live', rules, ...begun })
      .execute();
    expect((await read()).unscored).toMatchObject({ count: 0 });
    await api.db.updateTable('matches').set({ stage: 'finished' }).execute();
    expect((await read()).unscored).toMatchObject({ count: 1 });
    await api.db.updateTable('matches').set({ stage: 'break' }).execute();
    api.wait(8 * HOUR);
    expect((await read((await seatStaff(api, { roles: ['owner'] })).token)).unscored).toMatchObject({ count: 1 });
  });

  test('each queue is read from an index, already in order', async () => {
    const viewer = { staffId: 1, roles: ['owner' as const], leagueIds: [] };
    const now = { day: '2026-11-20', time: '17:30' };
    const { database } = api.world;
    expect(await explain(database, unscoredQuery(api.db, viewer, now, undefined, 30))).toContain(
      'league_fixtures_by_day',
    );
    for (const after of [null, { at: 1, shown: 1 }]) {
      const plan = await explain(database, failedJobsQuery(api.db, after, 30));
      expect(plan).toContain('jobs_failed');
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});
