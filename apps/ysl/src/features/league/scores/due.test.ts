import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { isDue } from './due.ts';

const upcoming = { ...fullFixture, result_1: null, result_2: null, live: null, starts_at: '2026-11-29T10:30:00Z' };

test.each([
  ['four hours before the start', upcoming, '2026-11-29T06:30:00Z', false],
  ['three hours before the start', upcoming, '2026-11-29T07:30:00Z', true],
  ['after the match began', upcoming, '2026-11-29T11:00:00Z', true],
  ['seven hours after the start', upcoming, '2026-11-29T17:30:00Z', false],
  ['the match is over', { ...upcoming, result_1: '2', result_2: '1' }, '2026-11-29T11:00:00Z', false],
  ['the match is cancelled', { ...upcoming, cancelled: true }, '2026-11-29T11:00:00Z', false],
  ['the server does not say when it begins', { ...upcoming, starts_at: null }, '2026-11-29T11:00:00Z', false],
  [
    'the match is live, whatever the hour',
    { ...upcoming, live: { version: 8, stage: 'break' as const, score_1: '1', score_2: '0' } },
    '2026-11-30T11:00:00Z',
    true,
  ],
])('a score may change: %s', (_, fixture, now, expected) => {
  expect(isDue(fixture, Date.parse(now))).toBe(expected);
});
