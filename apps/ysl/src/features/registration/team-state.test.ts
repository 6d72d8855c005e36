import { expect, test } from 'vitest';
import { closesIn, closingText, teamBlock, teamNote, teamState } from './team-state.ts';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');

test.each([
  [null, null],
  ['2026-11-20T12:00:01+05:30', 1000],
  ['2026-11-20T12:00:00+05:30', 0],
  ['2025-11-20T12:00:00+05:30', 0],
])('closing at %s leaves %s ms at noon', (closes_at, left) => {
  expect(closesIn({ closes_at }, NOON)).toBe(left);
});

const team = { groupid: 11, places_left: null, teams_each: 1 };
const jets = { group_id: 11, group_name: 'Jets' };
const kings = { group_id: 12, group_name: 'Kings' };
const bats = { group_id: 13, group_name: 'Bats' };
const visitor = { isClosed: false, own: [], isWaiting: false };

test.each([
  [null, false, null, true],
  [11, false, null, true],
  [10, false, '10 places left', true],
  [1, false, '1 place left', true],
  [0, false, 'Full', false],
  [5, true, 'Registration is closed', false],
  [0, true, 'Registration is closed', false],
])('%s places left, closed %s: %s', (places_left, isClosed, note, isOpen) => {
  const state = teamState({ ...team, places_left }, { ...visitor, isClosed });
  expect(teamNote(state)).toBe(note);
  expect(teamBlock(state) === undefined).toBe(isOpen);
});

test.each([
  // The team of the last place is one's own, not full; closing changes nothing about that.
  [{ places_left: 0 }, { own: [jets] }, { kind: 'in', isClosed: false }],
  [{ places_left: 0 }, { own: [jets], isClosed: true }, { kind: 'in', isClosed: true }],
  [{}, { isWaiting: true }, { kind: 'waiting' }],
  [{}, { isWaiting: true, own: [jets] }, { kind: 'in', isClosed: false }],
  [{}, { own: [kings] }, { kind: 'taken', by: 'Kings', limit: 1 }],
  [{ places_left: 0 }, { own: [kings] }, { kind: 'taken', by: 'Kings', limit: 1 }],
  [{}, { own: [kings], isClosed: true }, { kind: 'closed' }],
  [{ teams_each: 2 }, { own: [kings] }, { kind: 'open', places: null }],
  [{ teams_each: 2 }, { own: [kings, bats] }, { kind: 'taken', by: 'Kings', limit: 2 }],
  // A server that does not say decides by itself.
  [{ teams_each: null }, { own: [kings, bats] }, { kind: 'open', places: null }],
])('%j for a person with %j: %j', (more, situation, expected) => {
  expect(teamState({ ...team, ...more }, { ...visitor, ...situation })).toEqual(expected);
});

test('a team too many names the one to cancel', () => {
  expect(teamBlock({ kind: 'taken', by: 'Kings', limit: 1 })).toBe(
    'You’re in Kings, and it’s one team each. Cancel there first to change.',
  );
  expect(teamBlock({ kind: 'taken', by: 'Kings', limit: 2 })).toBe(
    'You’re in 2 teams already. Cancel one first to change.',
  );
  expect(teamBlock({ kind: 'in', isClosed: false })).toBeUndefined();
});

test('the closing time is shown in Indian time', () => {
  expect(closingText('2026-11-30T12:30:00Z', false)).toBe('Registration closes 30\u00a0Nov\u00a02026, 6:00\u00a0PM');
  expect(closingText('2026-11-30T12:30:00Z', true)).toContain('Registration closed ');
  expect(closingText('2027-01-06T18:30:00Z', false)).toBe('Registration closes at the end of 6\u00a0Jan\u00a02027');
  expect(closingText('2027-01-06T18:31:00Z', false)).toBe('Registration closes 7\u00a0Jan\u00a02027, 12:01\u00a0AM');
});
