import { expect, test } from 'vitest';
import { formatNumber, formatShortCount } from './number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [9410, '9,410'],
  [10_000, '10k'],
  [18_249, '18.2k'],
  [999_950, '999.9k'],
  [1_000_000, '1m'],
  [1_260_000, '1.2m'],
])('%i shows as %s', (count, text) => {
  expect(formatShortCount(count)).toBe(text);
});

test('digits are grouped as in India', () => {
  expect(formatNumber(1_234_567)).toBe('12,34,567');
});
