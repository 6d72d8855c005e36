import { expect, test } from 'vitest';
import { formatSince } from './since.ts';

// A Saturday.
const NOW = Date.parse('2026-11-21T10:00:00+05:30');

test.each([
  ['2026-11-21T06:05:00+05:30', '6:05 AM'],
  ['2026-11-20T23:59:00+05:30', 'Friday'],
  ['2026-11-17T18:00:00+05:30', 'Tuesday'],
  ['2026-11-14T18:00:00+05:30', '14 Nov 2026'],
])('since %s is since %s', (at, text) => {
  expect(formatSince(Date.parse(at), NOW, 'Asia/Kolkata')).toBe(text);
});
