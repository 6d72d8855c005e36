import { expect, test } from 'vitest';
import { toField, toInstant } from './moment.ts';

test('a time field holds Indian time in every time zone', () => {
  expect(toInstant('2026-11-24T09:05')).toBe('2026-11-24T09:05:00+05:30');
  expect(toField('2026-11-24T03:35:00Z')).toBe('2026-11-24T09:05');
  expect([toInstant(''), toField(null)]).toEqual([null, '']);
});
