import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { chooseTeam, playsIn, teamSearch, teamsOf } from './choose-team.ts';

const match = (one: string, two: string) => ({ ...fullFixture, team_1: one, team_2: two });
const fixtures = [match('Lane 14', 'Jets'), match('Kings & Queens', 'Lane 14')];
const chosen = (search: string) =>
  chooseTeam(teamsOf(fixtures, []), new URLSearchParams(search), (name) => (name === 'Lane Boys' ? 'Lane 14' : name));

test('every team is listed once, by name', () => {
  expect(teamsOf(fixtures, [])).toEqual(['Jets', 'Kings & Queens', 'Lane 14']);
});

test('a side that is not decided yet does not count as a team', () => {
  const known = [{ name: 'Jets' }, { name: 'Lane 14' }, { name: 'Kings & Queens' }];
  const final = match('Winner of Group A', 'Jets');
  expect(teamsOf([...fixtures, final], known)).toEqual(['Jets', 'Kings & Queens', 'Lane 14']);
});

test.each([
  ['?category=6', null],
  ['?team=', null],
  ['?team=Jets', 'Jets'],
  ['?team=jets', null],
  ['?team=Elsewhere+XI', null],
  ['?team=Lane+Boys', 'Lane 14'],
])('%s is the team %s', (search, team) => {
  expect(chosen(search)).toBe(team);
});

test('a team plays in its own matches; null matches every fixture', () => {
  expect(fixtures.map((one) => playsIn('Jets', one))).toEqual([true, false]);
  expect(fixtures.map((one) => playsIn(null, one))).toEqual([true, true]);
});

test('an address keeps category and team', () => {
  const search = teamSearch(6, 'Kings & Queens');
  expect(chosen(search)).toBe('Kings & Queens');
  expect([search, teamSearch(6, null)]).toEqual(['?category=6&team=Kings+%26+Queens', '?category=6']);
});
