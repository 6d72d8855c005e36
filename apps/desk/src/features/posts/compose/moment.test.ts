import { expect, test } from 'vitest';
import { toField, toInstant } from './moment.ts';

test('a moment of the field is Indian time, whatever zone the device is in', () => {
  expect(toInstant('2026-11-24T09:05')).toBe('2026-11-24T09:05:00+05:30');
  expect(toField('2026-11-24T03:35:00Z')).toBe('2026-11-24T09:05');
  expect([toInstant(''), toField(null)]).toEqual([null, '']);
});
