import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { expect, test } from 'vitest';
import { markFixtures, todayInIndia } from './fixture-marks.ts';

const on = (date: string | null, more: Partial<Fixture> = {}): Fixture => ({
  type: null,
  team_1: 'Jets',
  team_2: 'Kings',
  result_1: null,
  result_2: null,
  time: null,
  id: null,
  starts_at: null,
  ground: null,
  cancelled: null,
  moved_from_date: null,
  moved_from_time: null,
  won_by: null,
  winner: null,
  decided_by: null,
  level: null,
  target: null,
  overs: null,
  live: null,
  date,
  ...more,
});
const played = { result_1: '1', result_2: '0' };

test.each([
  [
    [on('2026-11-20', played), on('2026-11-21'), on('2026-11-28'), on('2026-11-28'), on('2026-12-05')],
    [null, 'Today', 'Next', 'Next', null],
  ],
  [
    [on('2026-11-21', played), on('2026-11-28')],
    ['Today', 'Next'],
  ],
  [
    [on('2026-11-28', { cancelled: true }), on('2026-12-05')],
    [null, 'Next'],
  ],
  [
    [on('2026-12-05'), on('2026-11-28'), on(null)],
    [null, 'Next', null],
  ],
  [
    [on('2026-11-20'), on('2026-11-19', played)],
    [null, null],
  ],
  [[], []],
])('%#', (fixtures, marks) => {
  expect(markFixtures(fixtures, '2026-11-21')).toEqual(marks);
});

test('the day changes at midnight in India', () => {
  expect(todayInIndia(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(todayInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});
