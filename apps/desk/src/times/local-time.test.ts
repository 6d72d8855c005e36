import { expect, test } from 'vitest';
import { toLocal, toInstant } from './local-time.ts';

test('a time field holds Indian time in every time zone', () => {
  expect(toInstant('2026-11-24T09:05')).toBe('2026-11-24T09:05:00+05:30');
  expect(toLocal('2026-11-24T03:35:00Z')).toBe('2026-11-24T09:05');
  expect([toInstant(''), toLocal(null)]).toEqual([null, '']);
});
