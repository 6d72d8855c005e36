import { expect, test } from 'vitest';
import { writePack } from '../../../testing/packs.ts';
import { validateLeagues } from './validate-leagues.ts';

const categories = [
  { slug: 'open', league: 'cup', name: 'Open', overs: '6', groups: [{ name: 'A', teams: ['Jets', 'Kings'] }] },
];
const fixture = { slug: 'f', category: 'open', group: 'A', team_1: 'Jets', team_2: 'Kings', date: '+1d' };
const result = { status: 'played', result_1: '60', result_2: '58', overs_1: '6', overs_2: '6' };

const issuesOf = (more: object, category: object = {}) =>
  validateLeagues(
    writePack({
      'leagues.json': [{ slug: 'cup', name: 'Cup', created_at: '-1d' }],
      'league-categories.json': categories.map((entry) => ({ ...entry, ...category })),
      'league-fixtures.json': [{ ...fixture, ...more }],
    }),
  ).map(({ path, message }) => `${path} ${message}`);

test('a complete league has no issues', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf(result)).toEqual([]);
  expect(issuesOf({ ...result, batted_first: 2, wickets_1: 4, wickets_2: 7, all_out_2: true }, { wickets: 7 })).toEqual(
    [],
  );
  expect(issuesOf({ moved_from_date: '+0d', moved_from_time: '16:30' })).toEqual([]);
  expect(issuesOf({ status: 'walkover', winner: 2 })).toEqual([]);
  expect(issuesOf({ ...result, overs_2: '5', match_overs: '5', target: 40, batted_first: 1 })).toEqual([]);
  expect(issuesOf({ date: '28-Nov-26', time: '4.30 pm' })).toEqual([]);
});

test.each([
  [{ category: 'shut' }, '[0].category the league category "shut" does not exist'],
  [{ group: 'B' }, '[0].group "open" has no group "B"'],
  [{ team_2: 'Rangers' }, '[0].team_2 is not a team of "A"'],
  [{ team_2: 'Jets' }, '[0].team_2 must differ from the first team'],
  [{ result_1: '4' }, '[0].status is scheduled, and has a result'],
  [{ ...result, result_2: null }, '[0].status is played, and lacks a result'],
  [{ ...result, overs_1: null }, '[0].status is played, and lacks the overs of an innings'],
  [{ moved_from_time: '16:30' }, '[0].moved_from_time needs moved_from_date'],
  [
    { time: '16:30', moved_from_date: '+1d', moved_from_time: '16:30' },
    '[0].moved_from_date equals the date of the fixture',
  ],
  [{ ...result, overs_1: '6.1' }, '[0].status has an innings of more than 6 overs'],
  [
    { ...result, overs_1: '0', overs_2: '0' },
    '[0].status is played, but no ball was bowled: that is a walkover or no result',
  ],
  [{ ...result, target: 40, match_overs: '5' }, '[0].status has a target, and lacks batted_first'],
  [{ ...result, target: 40, batted_first: 1 }, '[0].status has a target, and lacks match_overs'],
  [{ ...result, match_overs: '5' }, '[0].status has an innings of more than its match_overs'],
  [{ status: 'walkover' }, '[0].status is a walkover, and lacks the winner'],
  [{ ...result, winner: 1 }, '[0].status has a winner that only a walkover or a level knockout needs'],
  [{ ...result, wickets_2: 11 }, '[0].status has an innings of more than 10 wickets'],
  [{ ...result, wickets_2: 10 }, '[0].status has an innings with all 10 wickets down that is not all out'],
])('%o is reported', (more, message) => {
  expect(issuesOf(more)).toEqual([message]);
});

test.each([
  [{ time: '4' }, 'must be a time of the day such as 16:30'],
  [{ date: '28 Nov' }, 'must be a day such as 2026-11-20'],
])('%o is not guessed', (more, message) => {
  expect(() => issuesOf(more)).toThrow(message);
});

test('a category of an unknown league, and a heading used twice, are reported', () => {
  expect(issuesOf({}, { league: 'bowl' })).toEqual(['[0].league the league "bowl" does not exist']);
  const groups = [...(categories[0]?.groups ?? []), { name: 'A' }];
  expect(issuesOf({}, { groups })).toEqual(['[0].groups[1] "A" is already used above']);
  expect(issuesOf(result, { overs: null })).toEqual(['[0].status has overs, and its category has none']);
  const wickets = { status: 'played', result_1: '3', result_2: '1', wickets_1: 4 };
  expect(issuesOf(wickets, { overs: null })).toEqual(['[0].status has overs, and its category has none']);
});

test('a level knockout must name who goes through', () => {
  const level = { ...result, result_2: '60' };
  const groups = [{ name: 'A', has_table: false }];
  expect(issuesOf(level, { groups })).toEqual(['[0].status is a level knockout, and lacks the winner or decided_by']);
  expect(issuesOf({ ...level, winner: 1, decided_by: 'super_over' }, { groups })).toEqual([]);
});

test.each([
  [['first of A', 'second of A'], []],
  [['1st of A', '2nd of A'], []],
  [['first of A', 'third of B'], ['[0].from_2 must be "first of Group A", "winner of 1" or the like, or a team']],
  [['Jets', null], ['[0].from_2 must be "first of Group A", "winner of 1" or the like, or a team']],
  [['Jets', 'winner of 1'], ['[0].from_1 the matches of its group do not form a bracket that ends in one final']],
])('a knock-out match between %o', ([from_1, from_2], issues) => {
  expect(issuesOf({ from_1, from_2 })).toEqual(issues);
});
