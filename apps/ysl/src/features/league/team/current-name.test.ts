import { expect, test } from 'vitest';
import { currentName, formerNames } from './current-name.ts';

const team = (name: string, former_names: string[] = [], yslcategory_id = 6) => ({
  name,
  former_names,
  yslcategory_id,
});
const teams = [
  team('Rockets', ['Lane 14', 'Lane Boys']),
  team('Kings', ['Lane 14 Juniors', 'Jets']),
  team('Jets', ['Kings']),
  team('Hawks', ['Lane Boys'], 7),
  team('Lane 14', [], 7),
];

test.each([
  ['Rockets', 'Rockets'],
  ['Lane 14', 'Rockets'],
  ['Lane Boys', 'Rockets'],
  ['lane boys', 'lane boys'],
  ['Winner of group A', 'Winner of group A'],
  ['Hawks', 'Hawks'],
])('in its category %s is now called %s', (name, now) => {
  expect(currentName(teams, 6, name)).toBe(now);
});

test.each([
  ['Lane 14', 'Lane 14'],
  ['Lane Boys', 'Hawks'],
  ['Jets', 'Jets'],
])('in another category %s is called %s', (name, now) => {
  expect(currentName(teams, 7, name)).toBe(now);
});

test('two teams that swapped names keep their current names', () => {
  expect(['Jets', 'Kings'].map((name) => currentName(teams, 6, name))).toEqual(['Jets', 'Kings']);
});

test('a name stays as it is until the teams are loaded', () => {
  expect(currentName([], 6, 'Lane 14')).toBe('Lane 14');
});

test.each([
  ['Rockets', ['Lane 14', 'Lane Boys']],
  ['Kings', ['Lane 14 Juniors']],
  ['Jets', []],
  ['Elsewhere XI', []],
])('%s is still found by the former names %j', (name, former) => {
  expect(formerNames(teams, 6, name)).toEqual(former);
});
