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

test.each([
  [null, false, null, true],
  [11, false, null, true],
  [10, false, '10 places left', true],
  [1, false, '1 place left', true],
  [0, false, 'Full', false],
  [5, true, 'Registration is closed', false],
  [0, true, 'Registration is closed', false],
])('%s places left, closed %s: %s', (places_left, isClosed, note, isOpen) => {
  const state = teamState({ places_left }, isClosed);
  expect(teamNote(state)).toBe(note);
  expect(teamBlock(state) === undefined).toBe(isOpen);
});

test('the closing time is shown in Indian time', () => {
  expect(closingText('2026-11-30T12:30:00Z', false)).toBe('Registration closes 30 Nov 2026, 6:00 pm');
  expect(closingText('2026-11-30T12:30:00Z', true)).toContain('Registration closed ');
  expect(closingText('2027-01-06T18:30:00Z', false)).toBe('Registration closes at the end of 6 Jan 2027');
  expect(closingText('2027-01-06T18:31:00Z', false)).toBe('Registration closes 7 Jan 2027, 12:01 am');
});
