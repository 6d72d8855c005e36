import { expect, test } from 'vitest';
import { closingText, nextChange, openingText, teamBlock, teamNote, teamState, timeOf } from './team-state.ts';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');

const [BEFORE, AFTER] = ['2026-11-20T11:59:59+05:30', '2026-11-20T12:00:01+05:30'];
test.each([
  [null, null, 'open', null],
  [AFTER, null, 'early', 1000],
  ['2026-11-20T12:00:00+05:30', null, 'open', null],
  [BEFORE, AFTER, 'open', 1000],
  [AFTER, '2026-11-20T12:00:02+05:30', 'early', 1000],
  [null, '2026-11-20T12:00:00+05:30', 'closed', null],
  [null, BEFORE, 'closed', null],
] as const)('opening at %s and closing at %s: %s at noon, for another %s ms', (opens_at, closes_at, time, left) => {
  expect([timeOf({ opens_at, closes_at }, NOON), nextChange({ opens_at, closes_at }, NOON)]).toEqual([time, left]);
});

const team = { groupid: 11, places_left: null, teams_each: 1 };
const jets = { group_id: 11, group_name: 'Jets' };
const kings = { group_id: 12, group_name: 'Kings' };
const bats = { group_id: 13, group_name: 'Bats' };
const visitor = { time: 'open' as const, own: [], isWaiting: false, isHeld: false };

test.each([
  [null, 'open', null, true],
  [11, 'open', null, true],
  [10, 'open', '10 places left', true],
  [1, 'open', '1 place left', true],
  [0, 'open', 'Full', false],
  [5, 'closed', 'Registration is closed', false],
  [0, 'closed', 'Registration is closed', false],
  [5, 'early', 'Not open yet', false],
] as const)('%s places left, %s: %s', (places_left, time, note, isOpen) => {
  const state = teamState({ ...team, places_left }, { ...visitor, time });
  expect(teamNote(state)).toBe(note);
  expect(teamBlock(state) === undefined).toBe(isOpen);
});

test.each([
  // The user holds the last place: the team is theirs rather than full, also after closing.
  [{ places_left: 0 }, { own: [jets] }, { kind: 'in', isClosed: false }],
  [{ places_left: 0 }, { own: [jets], time: 'closed' }, { kind: 'in', isClosed: true }],
  [{}, { isWaiting: true }, { kind: 'waiting' }],
  [{ places_left: 0 }, { isHeld: true }, { kind: 'open', places: null }],
  [{ places_left: 0 }, { isHeld: true, time: 'closed' }, { kind: 'closed' }],
  [{}, { isWaiting: true, own: [jets] }, { kind: 'in', isClosed: false }],
  [{}, { own: [kings] }, { kind: 'taken', by: 'Kings', limit: 1 }],
  [{ places_left: 0 }, { own: [kings] }, { kind: 'taken', by: 'Kings', limit: 1 }],
  [{}, { own: [kings], time: 'closed' }, { kind: 'closed' }],
  [{ teams_each: 2 }, { own: [kings] }, { kind: 'open', places: null }],
  [{ teams_each: 2 }, { own: [kings, bats] }, { kind: 'taken', by: 'Kings', limit: 2 }],
  [{ places_left: 0 }, { own: [jets], time: 'early' }, { kind: 'in', isClosed: false }],
  // A server that states no limit enforces its own.
  [{ teams_each: null }, { own: [kings, bats] }, { kind: 'open', places: null }],
] as const)('%j for a person with %j: %j', (more, situation, expected) => {
  expect(teamState({ ...team, ...more }, { ...visitor, ...situation })).toEqual(expected);
});

test('a team beyond the limit names the team to cancel', () => {
  expect(teamBlock({ kind: 'taken', by: 'Kings', limit: 1 })).toBe(
    'You’re already in Kings, and each person can join only one team. To change, cancel there first.',
  );
  expect(teamBlock({ kind: 'taken', by: 'Kings', limit: 2 })).toBe(
    'You’re already in 2 teams. To change, cancel one first.',
  );
  expect(teamBlock({ kind: 'in', isClosed: false })).toBeUndefined();
});

test('the closing time is shown in Indian time', () => {
  expect(closingText('2026-11-30T12:30:00Z', false)).toBe('Registration closes 30\u00a0Nov\u00a02026, 6:00\u00a0PM');
  expect(closingText('2026-11-30T12:30:00Z', true)).toContain('Registration closed ');
  expect(closingText('2027-01-06T18:30:00Z', false)).toBe('Registration closes at the end of 6\u00a0Jan\u00a02027');
  expect(closingText('2027-01-06T18:31:00Z', false)).toBe('Registration closes 7\u00a0Jan\u00a02027, 12:01\u00a0AM');
});

test('the opening time is shown in Indian time', () => {
  expect(openingText('2026-11-30T12:30:00Z')).toBe('Registration opens 30\u00a0Nov\u00a02026, 6:00\u00a0PM');
});
