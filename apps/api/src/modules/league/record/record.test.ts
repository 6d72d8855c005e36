import { confirmMatch, deskMatchById } from '@maidan/contract/desk/league/match-day';
import { deskFixtureById, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import { deskBrackets, makeBracket } from '@maidan/contract/desk/league/season/brackets';
import { deskTeams, saveTeam } from '@maidan/contract/desk/league/season/teams';
import type { Source } from '@maidan/match/bracket/bracket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { addToGroupA, enterResult } from '../../../../testing/leagues.ts';
import { createOperator, splitWords } from '../../../../testing/operator.ts';
import { openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import type { SeasonRecord } from './record-format.service.ts';

const four = ['ball', { bat: 4, boundary: true }] as const;
const one = ['ball', { bat: 1 }] as const;
const innings = (side: 1 | 2, bowler: number) => ['innings', { side, striker: 1, other: 2, bowler }] as const;

describe.each(everyEngine)('the public record of a season on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  const run = async (line: string, files: Record<string, string> = {}) => {
    const operator = createOperator(api, files);
    try {
      return await operator.run(splitWords(line));
    } finally {
      operator.removeFolder();
    }
  };
  const enter = (id: number, result_1: string, result_2: string) =>
    enterResult(api, id, { result_1, result_2, overs_1: '20', overs_2: '20' }, token);
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
    const u17 = { params: { id: ids.u17 } };
    const { groups } = await api.reply(deskBrackets, u17, { token });
    const place = (rank: number) => ({ kind: 'place' as const, ref: Number(groups[0]?.id), rank });
    const sources: [Source, Source] = [place(1), place(2)];
    const final = { sources, date: '2026-12-06', time: null, ground: null };
    await api.reply(makeBracket, { ...u17, body: { name: 'Cup', matches: [final] } }, { token });
    // One match with events and a correction, and two typed results.
    const phone = await openPhone(api, await scorerLink(api, ids.f1, token));
    phone.play(['start'], ['toss', { by: 1, bats: 1 }], innings(1, 9), four, ['close'], innings(2, 5), four, one, [
      'end',
    ]);
    await phone.sync();
    const { fixture } = await api.reply(deskFixtureById, { params: { id: ids.f1 } }, { token });
    const { match } = await api.reply(deskMatchById, { params: { id: ids.f1 } }, { token });
    const body = { version: fixture.version, match_version: match?.version ?? 0 };
    await api.reply(confirmMatch, { params: { id: ids.f1 }, body }, { token });
    await enterResult(
      api,
      ids.f1,
      { result_1: '6', result_2: '5', overs_1: '0.1', overs_2: '0.2', batted_first: 1 },
      token,
    );
    await enter(ids.f2, '90', '80');
    await enter(ids.f2, '70', '80');
    const { fixture: second } = await api.reply(deskFixtureById, { params: { id: ids.f2 } }, { token });
    await api.reply(undoFixture, { params: { id: ids.f2 }, body: { version: second.version } }, { token });
    const added = await addToGroupA(api, ids.u17, { team_1: 'Kings', team_2: 'Lions', date: '2026-11-20' }, token);
    await enter(added, '100', '99');
    await enter(added, '99', '100');
  });
  afterAll(() => api.close());

  const download = async () => (await api.get('/api/ysl/record/cup.json')).json as SeasonRecord;
  const check = (record: unknown) => run('record check cup.json', { 'cup.json': JSON.stringify(record) });

  test('anyone can download it, and its tables can be recomputed from it without a database', async () => {
    const reply = await api.get('/api/ysl/record/cup.json');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="cup-record.json"');
    const output = await check(reply.json);
    expect(output).toContain(
      'Monsoon Cup: the record is consistent. 5 matches, 1 of them from their events; 1 tables.',
    );
    expect(output).toContain('score_1 is 6, and the log gives 4; it was corrected.');
    const [category] = (reply.json as SeasonRecord).categories;
    const histories = category?.matches.map(({ slug, history }) => [slug, history.map(({ act }) => act)]);
    expect(histories).toEqual(
      expect.arrayContaining([
        ['f1', ['entered', 'corrected']],
        ['f2', ['entered', 'corrected', 'taken back']],
        ['u17-match-1', ['entered', 'corrected']],
      ]),
    );
    expect((await api.get('/api/ysl/record/none.json')).status).toBe(404);
  });

  type Category = SeasonRecord['categories'][number];
  const matchOf = (category: Category, slug: string) => category.matches.find((match) => match.slug === slug);
  test.each<[string, (category: Category) => void, string]>([
    [
      'a result',
      (category) => Object.assign(matchOf(category, 'f2')?.result ?? {}, { score_1: 20 }),
      'Under 17, Jets v Lions of 2026-11-28: score_1 is 20, and 90 was recorded last.',
    ],
    [
      'points',
      (category) => Object.assign(category.groups[0]?.table?.[0] ?? {}, { points: 9 }),
      'points is 9, and computed it is 4.',
    ],
    [
      'the order',
      (category) => {
        const [group] = category.groups;
        if (group) group.table = group.table?.toReversed() ?? null;
      },
      'Under 17, Group A: the order is',
    ],
    [
      'a rule',
      (category) => Object.assign(category.rules, { win_points: 3 }),
      'Under 17, Group A, Jets: points is 4, and computed it is 6.',
    ],
    [
      'a ball in a match that was not corrected',
      (category) => {
        const match = matchOf(category, 'f1');
        match?.history.splice(1);
        for (const event of match?.log?.events ?? []) if (event.type === 'ball') event.data['bat'] = 6;
      },
      'score_2 is 5, and the log gives 12.',
    ],
    [
      'the teams of a knock-out match',
      (category) =>
        Object.assign(category.matches.find(({ knockout }) => knockout?.number === 1) ?? {}, { team_1: 'Lions' }),
      'it names Lions, and the results send Jets.',
    ],
  ])('a record in which %s was changed differs, and the command says where', async (_, change, text) => {
    const record = await download();
    const [category] = record.categories;
    if (category) change(category);
    await expect(check(record)).rejects.toThrow(text);
  });

  test('any other file is refused', async () => {
    await expect(run('record check cup.json', { 'cup.json': 'x' })).rejects.toThrow('cup.json is not JSON.');
    await expect(check({ format: 'maidan-season' })).rejects.toThrow('cup.json is not the record of a season');
  });

  test('it contains no name of a player or of the staff', async () => {
    const { data: teams } = await api.reply(deskTeams, { params: { id: ids.u17 } }, { token });
    const player = {
      shirt: 7,
      initials: 'Q.Z.',
      first_name: 'Canary',
      role: 'batter',
      captain: true,
      shows: 'first_name',
    };
    await api.reply(
      saveTeam,
      {
        params: { id: teams[0]?.id ?? 0 },
        body: {
          short_name: '',
          forgotten_names: [],
          crest: null,
          colour_1: 'red',
          colour_2: 'white',
          squad: [player],
        } as never,
      },
      { token },
    );
    const { text } = await api.get('/api/ysl/record/cup.json');
    const staff = await api.db.selectFrom('staff').select('name').execute();
    for (const canary of ['Canary', 'Q.Z.', 'staff', ...staff.map(({ name }) => name)])
      expect(text).not.toContain(canary);
  });
});

test('in spec-only mode there is no record', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  expect((await api.get('/api/ysl/record/cup.json')).status).toBe(404);
  await api.close();
});
