import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { nextMatch } from './next-match.ts';

const match = (id: number, date: string | null, more: object = {}) => ({
  ...fullFixture,
  id,
  team_1: 'Jets',
  team_2: 'Kings',
  result_1: null,
  date,
  starts_at: null,
  ...more,
});
const played = { result_1: '3', result_2: '1' };
const others = { team_1: 'Lions', team_2: 'Bats' };
const next = (...fixtures: ReturnType<typeof match>[]) => nextMatch(fixtures, 'Jets', '2026-11-20')?.id;

test("the team's first match that is still to be played", () => {
  expect(next(match(1, '2026-11-27'), match(2, '2026-11-22', others), match(3, '2026-11-24'))).toBe(3);
  expect(next(match(1, '2026-11-13', played), match(2, '2026-11-20'))).toBe(2);
});

test('the earlier of two matches on one day', () => {
  const late = match(1, '2026-11-24', { starts_at: '2026-11-24T18:00:00+05:30' });
  expect(next(match(3, '2026-11-24'), late, match(2, '2026-11-24', { starts_at: '2026-11-24T07:00:00+05:30' }))).toBe(
    2,
  );
});

test('a cancelled match is skipped, and so is a past match without a result', () => {
  expect(next(match(1, '2026-11-22', { cancelled: true }), match(2, '2026-11-29'))).toBe(2);
  expect(next(match(1, '2026-11-13'), match(2, '2026-11-29'))).toBe(2);
});

test('the last result after the season, and nothing for a team without a match', () => {
  expect(next(match(1, '2026-11-06', played), match(2, '2026-11-13', played))).toBe(2);
  expect(next(match(1, '2026-11-22', others), match(2, null))).toBeUndefined();
});
