import { expect, test } from 'vitest';
import { findClash } from './fixture-clashes.service.ts';

const planned = [
  { group_id: 1, team_1: 'Jets', team_2: 'Kings', day: '2026-11-28', time: '16:30' },
  { group_id: 1, team_1: 'Hawks', team_2: 'Lions', day: '2026-11-28', time: null },
];
const fixture = {
  group: 'A',
  type: '',
  team_1: 'Jets',
  team_2: 'Kings',
  date: '2026-11-28',
  time: '16:30',
  ground: '',
};
const none = { exists: false, warning: null };
const warned = (warning: string) => ({ exists: false, warning });

test.each([
  ['the same match', {}, { exists: true, warning: null }],
  ['the same match with its sides swapped', { team_1: 'Kings', team_2: 'Jets' }, { exists: true, warning: null }],
  ['the same match without a time', { team_1: 'Hawks', team_2: 'Lions', time: '' }, { exists: true, warning: null }],
  ['a second match on the day', { time: '18:00' }, warned('Jets and Kings already meet on this day, at 16:30.')],
  ['a match whose time is open', { time: '' }, warned('Jets and Kings already meet on this day, at 16:30.')],
  [
    'a match whose other time is open',
    { team_1: 'Hawks', team_2: 'Lions' },
    warned('Hawks and Lions already meet on this day.'),
  ],
  ['another opponent at the same time', { team_2: 'Lions' }, warned('Jets already plays Kings at this time.')],
  ['the second side busy', { team_1: 'Hawks' }, warned('Kings already plays Jets at this time.')],
  ['another opponent at another time', { team_2: 'Lions', time: '18:00' }, none],
  ['another opponent, both without a time', { team_1: 'Hawks', team_2: 'Jets', time: '' }, none],
  ['another day', { date: '2026-11-29' }, none],
])('%s', (_, more, clash) => {
  expect(findClash({ ...fixture, ...more }, 1, planned)).toEqual(clash);
});

test('a match of another group at the same time is a warning, not the same match', () => {
  expect(findClash(fixture, 2, planned)).toEqual(warned('Jets already plays Kings at this time.'));
});
