import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, instant, readDay, readInstant } from './wire-dates.ts';

test.for<readonly [sent: unknown, read: string | null]>([
  ['2026-11-20 10:00:00', '2026-11-20T10:00:00+05:30'],
  ['2026-11-20T10:00', '2026-11-20T10:00:00+05:30'],
  ['2026-11-20', '2026-11-20T00:00:00+05:30'],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ['2026-11-20T10:00:00.123456Z', '2026-11-20T10:00:00.123Z'],
  ['2026-11-20T10:00:00.5+0530', '2026-11-20T10:00:00.500+05:30'],
  ['2024-02-29 00:00:00', '2024-02-29T00:00:00+05:30'],
  ['2026-02-30 00:00:00', null],
  ['2026-11-20 24:00:00', null],
  ['2026-11-20 10:61:00', null],
  ['0000-00-00 00:00:00', null],
  ['20 Nov 2026', null],
  [1_795_000_000, null],
  [null, null],
])('instant of %j', ([sent, read]) => {
  expect(instant.parse(sent)).toBe(read);
});

test.for<readonly [sent: unknown, read: string | null]>([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 23:59:59', '2026-11-20'],
  ['2026-11-20T20:00:00Z', '2026-11-21'],
  ['2026-11-20T00:00:00+05:30', '2026-11-20'],
  ['9999-12-31T23:00:00Z', null],
  ['soon', null],
])('day of %j is the day in India', ([sent, read]) => {
  expect(day.parse(sent)).toBe(read);
});

const twoDigits = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));

test('reading a date-like text never fails and is idempotent', () => {
  const looksLikeOne = fc
    .tuple(fc.constantFrom('2026', '0000', '9999'), fc.array(twoDigits, { minLength: 6, maxLength: 6 }))
    .map(([year, [a, b, c, d, e, f]]) => `${year}-${a}-${b} ${c}:${d}:${e}+${f}:00`);
  fc.assert(
    fc.property(looksLikeOne, (sent) => {
      const read = instant.parse(sent);
      expect(instant.parse(read)).toBe(read);
      expect(read === null || !Number.isNaN(Date.parse(read))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a valid time survives in every notation', () => {
  const between = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(between), (moment) => {
      const iso = moment.toISOString();
      expect(Date.parse(readInstant(iso) ?? '')).toBe(moment.getTime());
      const inIndia = new Date(moment.getTime() + 5.5 * 3_600_000).toISOString();
      expect(readInstant(inIndia.slice(0, 23).replace('T', ' '))).toBe(`${inIndia.slice(0, 23)}+05:30`);
      expect(readDay(iso)).toBe(inIndia.slice(0, 10));
    }),
  );
});
