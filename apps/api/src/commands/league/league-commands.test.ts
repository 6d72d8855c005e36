import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { latestLeague, leagueAbout, leagueCategories } from '@maidan/contract/league/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { CommandError } from '../command.ts';
import { readRequest } from '../read-request.ts';
import { leagueFamily, runCommand } from './run-command.ts';

/** Splits what a person types, quotes included. */
const typed = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const files: Record<string, string> = { 'about.html': '<p>Coaches<script>alert(1)</script></p>' };

describe.each(engines)('the league commands on %s', (engine) => {
  let api: TestApp;
  const run = (line: string) => {
    const request = readRequest(leagueFamily, typed(line));
    if ('help' in request) return Promise.resolve(request.help);
    return runCommand(api.db, request, api.now(), (file) => files[file] ?? '');
  };
  const row = (slug: string) =>
    api.db.selectFrom('league_fixtures').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

  beforeAll(async () => {
    api = await createTestApp(engine);
    await run('add cup --name "Monsoon Cup" --details "<p>Eight teams</p>"');
    await run('category u17 --league cup --name "Under 17" --overs 20 --tie-breaks head_to_head,nrr --selected');
    await run('group u17 "Group A" --team Jets --team Kings');
    await run('group u17 Knockouts --no-table');
    await run('team u17 "Group A" Lions Jets');
    await run(
      'fixture f1 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date 2026-11-28 --time 16:30',
    );
    await run('fixture f2 --category u17 --group "Group A" --team-1 Jets --team-2 Lions --date +9d --ground Kodihalli');
    await run(
      'fixture last --category u17 --group Knockouts --team-1 "Winner A" --team-2 "Winner B" --date 2026-12-20',
    );
  });
  afterAll(() => api.close());

  const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };

  test('a whole league can be entered, and the sites’ calls show it', async () => {
    expect(await api.reply(latestLeague, {})).toMatchObject({ name: 'Monsoon Cup', details: '<p>Eight teams</p>' });
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
    expect(await run('list cup')).toMatch(/u17 {2}Under 17\n {2}Group A\n {4}f1 {2}2026-11-28 16:30 {2}Jets v Kings/);
  });

  test('a result changes the table at once, and can be corrected', async () => {
    expect(await run('result f1 142 139 --overs-1 20 --overs-2 19.3 --all-out-2')).toBe('Jets v Kings: 142 - 139.');
    const top = async () => (await api.reply(leagueTable, u17))['Group A']?.[0];
    expect(await top()).toMatchObject({ tablename: 'Jets', win: 1, nrr: '+0.150', points: 2 });
    await run('result f1 142 143 --overs-1 20 --overs-2 19.3');
    expect(await top()).toMatchObject({ tablename: 'Kings', win: 1, points: 2 });
    expect((await row('f1')).sequence).toBe(0);
    await run('result f1 --no-result');
    expect(await top()).toMatchObject({ tablename: 'Jets', matches: 1, win: 0, points: 1 });
  });

  test('a move and a cancellation are counted; what is moved knows where from, and is on again', async () => {
    await run('move f2 --time 07:00');
    expect(await row('f2')).toMatchObject({ time: '07:00', sequence: 1, moved_from_day: null, ground: 'Kodihalli' });
    await run('move f2 --date 2026-12-05');
    expect(await row('f2')).toMatchObject({ day: '2026-12-05', sequence: 2, moved_from_day: '2026-11-29' });
    await run('cancel f2');
    expect(await row('f2')).toMatchObject({ status: 'cancelled', sequence: 3 });
    expect((await api.reply(leagueTable, u17))['Group A']?.[1]).toMatchObject({ tablename: 'Kings', matches: 1 });
    await run('move f2 --date 2026-12-06 --time 08:30');
    expect(await row('f2')).toMatchObject({
      status: 'scheduled',
      sequence: 4,
      moved_from_day: '2026-12-05',
      moved_from_time: '07:00',
    });
    await run('move last --team-1 Jets --team-2 Kings');
    expect(await row('last')).toMatchObject({ team_1: 'Jets', sequence: 1, moved_from_day: null });
  });

  test('the About page is written, from a file too, and sanitised', async () => {
    await run('about --name "Who we are" --content-file about.html');
    expect(await api.reply(leagueAbout, {})).toEqual({ name: 'Who we are', content: '<p>Coaches</p>' });
  });

  test.each([
    ['add', 'The slug is missing.'],
    ['add cup --name Again', 'There is a league "cup" already (--replace).'],
    ['add Cup --name X', 'The slug must be lower-case words and digits joined by hyphens, and not digits alone'],
    ['add new', '--name is missing'],
    ['category u19 --league bowl --name X', 'There is no league "bowl". pnpm league:list shows those there are.'],
    ['category u17 --league cup --name X', 'There is a category "u17" already (--replace).'],
    ['category x --league cup --name X --overs 20.7', '--overs must be overs and balls such as 5.3'],
    ['group u17 "Group A"', '"u17" has a group "Group A" already (--replace; league:team adds teams).'],
    ['group u17 7', '--name must not be digits alone'],
    ['team u17 "Group Z" Jets', '"u17" has no group "Group Z".'],
    [
      'fixture f1 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date 2026-11-28',
      'There is a fixture',
    ],
    ['fixture f3 --category u17 --group "Group A" --team-1 Jets --team-2 Bats --date +1d', '--team-2 is no team of'],
    ['fixture f3 --category u17 --group "Group A" --team-1 Jets --team-2 Jets --date +1d', 'nobody plays against'],
    ['fixture f3 --category u17 --group "Group A" --team-1 Jets --team-2 Kings --date soon', '--date must be a day'],
    ['result f2', 'The result is played, and lacks a result.'],
    ['result f2 100 90', 'The result is played, and lacks the overs of an innings.'],
    ['result f2 100 90 --overs-1 20.1 --overs-2 20', 'The result has an innings of more than 20 overs.'],
    ['result f2 abc 90', '--result-1 must be a whole number'],
    ['result f9 1 0', 'There is no fixture "f9". pnpm league:list <league> shows those there are.'],
    ['move f1 --date +1d', 'It has a result, and what is over cannot be moved.'],
    ['move last --date 2026-12-20', 'That is how it is already.'],
    ['cancel f1', 'It has a result, and what is over cannot be cancelled.'],
    ['about --name X', '--content is missing'],
  ])('%s is refused with words', async (line, words) => {
    const before = await row('f2');
    await expect(run(line)).rejects.toThrow(CommandError);
    await expect(run(line)).rejects.toThrow(words);
    expect(await row('f2')).toEqual(before);
  });
});

test('every command explains itself, and what is misspelt is answered with the help', () => {
  for (const { name, summary } of leagueFamily.commands) {
    expect(readRequest(leagueFamily, [name, '--help'])).toEqual({ help: expect.stringContaining(summary) });
  }
  expect(readRequest(leagueFamily, [])).toEqual({ help: expect.stringContaining('league:result') });
  expect(() => readRequest(leagueFamily, ['resutl'])).toThrow(/There is no command league:resutl\./);
  expect(() => readRequest(leagueFamily, ['cancel', 'f1', '--force'])).toThrow(
    /--force[^]*pnpm league:cancel <fixture>/,
  );
});
