import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { latestLeague, leagueAbout, leagueCategories } from '@maidan/contract/league/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { createOperator, png, splitWords } from '../../../testing/operator.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('the league commands on %s', (engine) => {
  let api: TestApp;
  let operator: ReturnType<typeof createOperator>;
  const run = (line: string) => operator.run(splitWords(line));
  const row = (slug: string) =>
    api.db.selectFrom('league_fixtures').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

  beforeAll(async () => {
    api = await createTestApp(engine);
    operator = createOperator(api, {
      'about.html': '<p>Coaches<script>alert(1)</script></p>',
      'cup.png': png(800, 600),
    });
    await run('league add cup --name "Monsoon Cup" --details "<p>Eight teams</p>" --thumbnail cup.png');
    await run('category add u17 --league cup --name "Under 17" --overs 20 --tie-breaks head_to_head,nrr --selected');
    await run('group add u17 "Group A" --team Jets --team Kings');
    await run('group add u17 Knockouts --no-table');
    await run('team add u17 "Group A" Lions Jets');
    await run(
      'fixture add f1 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date 2026-11-28 --time 16:30',
    );
    await run(
      'fixture add f2 --category u17 --group "Group A" --team-1 Jets --team-2 Lions --date +9d --ground Kodihalli',
    );
    await run(
      'fixture add last --category u17 --group Knockouts --team-1 "Winner A" --team-2 "Winner B" --date 2026-12-20',
    );
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };

  test('an operator can enter a whole league, and the API shows it', async () => {
    expect(await api.reply(latestLeague, {})).toMatchObject({
      name: 'Monsoon Cup',
      details: '<p>Eight teams</p>',
      thumbnail: expect.stringMatching(/^\/api\/media\/[0-9a-f]{40}\./),
    });
    expect(await api.reply(leagueCategories, { body: { league_id: 'cup' } })).toMatchObject([
      { name: 'Under 17', selected: 1 },
    ]);
    const groups = await api.reply(leagueFixtures, u17);
    expect(Object.entries(groups).map(([name, rows]) => [name, rows.length])).toEqual([
      ['Group A', 2],
      ['Knockouts', 1],
    ]);
    expect(groups['Group A']?.[1]).toMatchObject({ team_2: 'Lions', date: '2026-11-29', time: null });
    const [table] = Object.values(await api.reply(leagueTable, u17));
    expect(table?.map((team) => team.tablename)).toEqual(['Jets', 'Kings', 'Lions']);
    expect(await run('league list cup')).toMatch(
      /u17 {2}Under 17\n {2}Group A\n {4}f1 {2}2026-11-28 16:30 {2}Jets v Kings/,
    );
  });

  test('a result changes the table at once and can be corrected', async () => {
    expect(await run('fixture result f1 142 139 --overs-1 20 --overs-2 19.3 --all-out-2')).toBe(
      'Jets v Kings: 142 - 139.',
    );
    const top = async () => (await api.reply(leagueTable, u17))['Group A']?.[0];
    expect(await top()).toMatchObject({ tablename: 'Jets', win: 1, nrr: '+0.150', points: 2 });
    await run('fixture result f1 142 143 --overs-1 20 --overs-2 19.3');
    expect(await top()).toMatchObject({ tablename: 'Kings', win: 1, points: 2 });
    const wonBy = async () => (await api.reply(leagueFixtures, u17))['Group A']?.[0]?.won_by;
    expect(await wonBy()).toBeNull();
    await run('fixture result f1 142 143 --overs-1 20 --overs-2 20 --batted-first 1 --wickets-2 6');
    expect(await wonBy()).toEqual({ team: 2, margin: 4, unit: 'wickets' });
    expect((await row('f1')).sequence).toBe(0);
    await run('fixture result f1 --no-result');
    expect(await top()).toMatchObject({ tablename: 'Jets', matches: 1, win: 0, points: 1 });
  });

  test('a move and a cancellation are counted; moving a fixture keeps its old date and reinstates it', async () => {
    await run('fixture move f2 --time 07:00');
    expect(await row('f2')).toMatchObject({ time: '07:00', sequence: 1, moved_from_day: null, ground: 'Kodihalli' });
    await run('fixture move f2 --date 2026-12-05');
    expect(await row('f2')).toMatchObject({ day: '2026-12-05', sequence: 2, moved_from_day: '2026-11-29' });
    await run('fixture cancel f2');
    expect(await row('f2')).toMatchObject({ status: 'cancelled', sequence: 3 });
    expect((await api.reply(leagueTable, u17))['Group A']?.[1]).toMatchObject({ tablename: 'Kings', matches: 1 });
    await run('fixture move f2 --date 2026-12-06 --time 08:30');
    expect(await row('f2')).toMatchObject({
      status: 'scheduled',
      sequence: 4,
      moved_from_day: '2026-12-05',
      moved_from_time: '07:00',
    });
    await run('fixture move last --team-1 Jets --team-2 Kings');
    expect(await row('last')).toMatchObject({ team_1: 'Jets', sequence: 1, moved_from_day: null });
  });

  test('the About page is written, from text or a file, and sanitised', async () => {
    await run('league about --name "Who we are" --content-file about.html');
    expect(await api.reply(leagueAbout, {})).toEqual({ name: 'Who we are', content: '<p>Coaches</p>' });
  });

  test.each([
    ['league add', '<slug> is missing'],
    ['league add cup --name Again', 'The league "cup" already exists (--replace).'],
    ['league add Cup --name X', '<slug> must be lower-case words and digits joined by hyphens, and not digits alone'],
    ['league add new', '--name is missing'],
    [
      'category add u19 --league bowl --name X',
      'The league "bowl" does not exist. pnpm maidan league list [<league>] shows what does.',
    ],
    ['category add u17 --league cup --name X', 'The category "u17" already exists (--replace).'],
    ['category add x --league cup --name X --overs 20.7', '--overs must be overs and balls such as 5.3'],
    ['group add u17 "Group A"', '"u17" already has a group "Group A" (--replace; maidan team add adds teams).'],
    ['group add u17 7', '<name> must not be digits alone'],
    ['team add u17 "Group Z" Jets', '"u17" has no group "Group Z".'],
    [
      'fixture add f1 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date 2026-11-28',
      'The fixture "f1" already exists',
    ],
    [
      'fixture add f3 --category u17 --group "Group A" --team-1 Jets --team-2 Bats --date +1d',
      '--team-2 is not a team of',
    ],
    [
      'fixture add f3 --category u17 --group "Group A" --team-1 Jets --team-2 Jets --date +1d',
      '--team-2 must differ from the first team',
    ],
    [
      'fixture add f3 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date soon',
      '--date must be a day',
    ],
    ['fixture result f2', 'The result is played, and lacks a result.'],
    ['fixture result f2 100 90', 'The result is played, and lacks the overs of an innings.'],
    ['fixture result f2 100 90 --overs-1 20.1 --overs-2 20', 'The result has an innings of more than 20 overs.'],
    ['fixture result f2 100 90 --overs-1 20 --overs-2 20 --batted-first 3', '--batted-first must be 1 or 2'],
    ['fixture result f2 100 90 --overs-1 20 --overs-2 20 --wickets-1 few', '--wickets-1 must be a whole number'],
    [
      'fixture result f2 100 90 --overs-1 20 --overs-2 20 --wickets-1 11',
      'The result has an innings of more than 10 wickets.',
    ],
    ['fixture result f2 abc 90', '<score-1> must be a whole number'],
    ['fixture result f9 1 0', 'The fixture "f9" does not exist. pnpm maidan league list [<league>] shows what does.'],
    ['fixture move f1 --date +1d', 'A fixture with a result cannot be moved.'],
    ['fixture move last --date 2026-12-20', 'Nothing differs from the current fixture.'],
    ['fixture cancel f1', 'A fixture with a result cannot be cancelled.'],
    ['league about --name X', '--content or --content-file is missing'],
  ])('%s is refused with a reason', async (line, reason) => {
    const before = await row('f2');
    await expect(run(line)).rejects.toThrow(reason);
    expect(await row('f2')).toEqual(before);
  });
});
