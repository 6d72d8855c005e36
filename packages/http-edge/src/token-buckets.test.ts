import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

const rule = { burst: 3, perMinute: 60 };

test('a bucket allows its burst, then as much as it refills, separately for each caller', () => {
  let now = 0;
  const take = createTokenBuckets(() => now);
  const waits = () => [1, 2, 3, 4].map(() => take('read', 'a', rule).waitMs);
  expect(waits()).toEqual([0, 0, 0, 1000]);
  expect(take('read', 'b', rule).waitMs).toBe(0);
  expect(take('write', 'a', rule).waitMs).toBe(0);
  now += 2000;
  expect(waits()).toEqual([0, 0, 1000, 1000]);
});

test('the headers give the limit, its window, the rest and when it is full again [R-17]', () => {
  const take = createTokenBuckets(() => 0);
  expect(take('read', 'a', rule).headers).toEqual({
    'RateLimit-Policy': '"read";q=3;w=3',
    RateLimit: '"read";r=2;t=1',
  });
  take('read', 'a', rule);
  take('read', 'a', rule);
  expect(take('read', 'a', rule).headers.RateLimit).toBe('"read";r=0;t=3');
});

test('the number of remembered callers is bounded', () => {
  const take = createTokenBuckets(() => 0);
  for (let caller = 0; caller < 50_003; caller += 1) take('read', `${caller}`, rule);
  // The first was forgotten and has its full burst again; the last was not.
  expect(take('read', '0', rule).headers.RateLimit).toBe('"read";r=2;t=1');
  expect(take('read', '50002', rule).headers.RateLimit).toBe('"read";r=1;t=2');
});
