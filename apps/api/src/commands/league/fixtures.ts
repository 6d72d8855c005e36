import { whatIsWrongWithResult } from '../../content/validate/check-leagues.ts';
import { toFixtureRow, toResultRow } from '../../content/import/league-rows.ts';
import { leagueFixture, leagueResult } from '../../content/format/pack-league-fixtures.ts';
import { cancelFixture, recordResult, saveFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { oversOfBalls } from '../../modules/league/table/overs.service.ts';
import { check, CommandError, place } from '../command.ts';
import type { Command } from '../command.ts';
import { checkTeams, findGroup, knownCategory, knownFixture } from './known.ts';

export const addFixture: Command = {
  name: 'fixture',
  summary: 'adds a fixture to a group',
  places: '<slug>',
  options: {
    category: { type: 'string', value: '<slug>', words: 'its category' },
    group: { type: 'string', value: '<name>', words: 'its group, by name' },
    'team-1': { type: 'string', value: '<name>', words: 'who plays' },
    'team-2': { type: 'string', value: '<name>', words: 'against whom' },
    date: { type: 'string', value: '<2026-11-28>', words: 'the day in India' },
    time: { type: 'string', value: '<16:30>', words: 'the time in India; may be left out' },
    type: { type: 'string', value: '<words>', words: '"League match", "Final"' },
    ground: { type: 'string', value: '<words>', words: 'where it is played' },
  },
  examples: [
    'cup-u17-r1 --category cup-u17 --group "Group A" --team-1 "Lane 14" --team-2 Jets --date 2026-11-28 --time 16:30',
  ],
  async run(given, { tx, now }) {
    const { options } = given;
    const fixture = check(leagueFixture, {
      slug: place(given, 0, 'The slug'),
      category: options['category'],
      group: options['group'],
      team_1: options['team-1'],
      team_2: options['team-2'],
      date: options['date'],
      time: options['time'],
      type: options['type'],
      ground: options['ground'],
    });
    const category = await knownCategory(tx, fixture.category);
    const group = await findGroup(tx, category.id, fixture.group);
    if (!group) throw new CommandError(`"${category.slug}" has no group "${fixture.group}".`);
    checkTeams(fixture, group);
    const known = await tx
      .selectFrom('league_fixtures')
      .select('id')
      .where('slug', '=', fixture.slug)
      .executeTakeFirst();
    if (known)
      throw new CommandError(`There is a fixture "${fixture.slug}" already: league:move and league:result change it.`);
    const row = toFixtureRow(fixture, group.id, now);
    await saveFixture(tx, row, now);
    return `Added ${row.team_1} v ${row.team_2}, ${[row.day, row.time].filter(Boolean).join(' ')} (${row.slug}).`;
  },
};

export const setResult: Command = {
  name: 'result',
  summary: 'records the result of a fixture; the table shows it at once',
  places: '<fixture> [<score 1> <score 2>]',
  options: {
    'overs-1': { type: 'string', value: '<overs>', words: 'overs the first team faced: 19.3' },
    'overs-2': { type: 'string', value: '<overs>', words: 'overs the second team faced' },
    'all-out-1': { type: 'boolean', words: 'the first team was all out: the whole quota counts' },
    'all-out-2': { type: 'boolean', words: 'the second team was all out' },
    'no-result': { type: 'boolean', words: 'it was given up: no scores, and the points for no result' },
  },
  examples: ['cup-u17-r1 142 139 --overs-1 20 --overs-2 19.3 --all-out-2', 'fives-3 2 2', 'cup-u17-r2 --no-result'],
  async run(given, { tx, now }) {
    const { places, options } = given;
    const { fixture, group } = await knownFixture(tx, place(given, 0, 'The fixture'), now);
    if (fixture.status === 'cancelled') throw new CommandError('It is cancelled: league:move puts it on again.');
    const result = check(leagueResult, {
      status: options['no-result'] ? 'no_result' : 'played',
      result_1: places[1],
      result_2: places[2],
      overs_1: options['overs-1'],
      overs_2: options['overs-2'],
      all_out_1: options['all-out-1'],
      all_out_2: options['all-out-2'],
    });
    const words = whatIsWrongWithResult(result, group.quota_balls === null ? null : oversOfBalls(group.quota_balls));
    if (words !== null) throw new CommandError(`The result ${words}.`);
    await recordResult(tx, fixture.id, toResultRow(result));
    const score = options['no-result'] ? 'no result' : `${result.result_1} - ${result.result_2}`;
    return `${fixture.team_1} v ${fixture.team_2}: ${score}.`;
  },
};

export const cancel: Command = {
  name: 'cancel',
  summary: 'cancels a fixture; calendars show it as cancelled',
  places: '<fixture>',
  options: {},
  examples: ['cup-u17-r1'],
  async run(given, { tx, now }) {
    const { fixture } = await knownFixture(tx, place(given, 0, 'The fixture'), now);
    if (fixture.status === 'cancelled') throw new CommandError('It is cancelled already.');
    if (fixture.status !== 'scheduled')
      throw new CommandError('It has a result, and what is over cannot be cancelled.');
    await cancelFixture(tx, fixture.id);
    return `Cancelled ${fixture.team_1} v ${fixture.team_2} of ${fixture.day}.`;
  },
};
