import { describe, expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, place) => from + place);

/** Ozone in New York, 1973, by day: the example of R's `wilcox.test`, whose answer is W = 127.5, p = 0.0001208. */
const ozone = {
  may: [41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37],
  august: [39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85],
};

describe('the Mann-Whitney test [O-9]', () => {
  test.each([
    ['ozone in May and August, as in R', ozone.may, ozone.august, 127.5, 0.0001208],
    ['the same in the other order', ozone.august, ozone.may, 26 * 26 - 127.5, 0.0001208],
    ['ages at diagnosis, as in SciPy', [19, 22, 16, 29, 24], [20, 11, 17, 12], 17, 0.1113469],
    ['two interleaved samples', upTo(100).map((n) => 2 * n), upTo(100).map((n) => 2 * n + 1), 4950, 0.9035],
    ['the same sample twice', upTo(50), upTo(50), 1250, 1],
    ['no overlap', upTo(20), upTo(20, 100), 0, 6.8e-8],
  ])('%s', (_, first, second, u, p) => {
    const found = mannWhitney(first, second);
    expect(found.u).toBe(u);
    expect(found.p / p).toBeCloseTo(1, p < 1e-6 ? 0 : 3);
  });

  test('returns NaN when there is no result', () => {
    expect(mannWhitney([], [1]).p).toBeNaN();
    expect(mannWhitney([5, 5], [5, 5]).p).toBeNaN();
  });
});
