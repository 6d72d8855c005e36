import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../errors/api-error.ts';
import { retryDelay, shouldRetry } from './retry-rules.ts';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'http', endpointId: 'test', serverMessage: '', ...details });

test.for<readonly [what: Partial<ApiErrorDetails>, again: boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ status: 500 }, true],
  [{ status: 502 }, true],
  [{ status: 503, retryAfter: 5 }, true],
  [{ status: 429, retryAfter: 30 }, true],
  [{ status: 429 }, true],
  [{ status: 429, retryAfter: 3600 }, false],
  [{ status: 503, retryAfter: 31 }, false],
  [{ status: 501 }, false],
  [{ status: 400 }, false],
  [{ status: 401 }, false],
  [{ status: 404 }, false],
  [{ status: 422 }, false],
  [{ status: 200, code: 'conflict' }, false],
  [{ kind: 'schema', status: 200 }, false],
  [{ kind: 'schema', status: 502 }, false],
  [{ kind: 'aborted' }, false],
])('retries after %j: %j', ([what, again]) => {
  expect(shouldRetry(0, failed(what))).toBe(again);
  expect(shouldRetry(2, failed(what))).toBe(again);
  expect(shouldRetry(3, failed(what))).toBe(false);
});

test('a programming error is not retried', () => {
  expect(shouldRetry(0, new TypeError('x is not a function'))).toBe(false);
});

test.for<readonly [failures: number, what: Partial<ApiErrorDetails>, least: number, most: number]>([
  [0, { status: 500 }, 500, 1000],
  [1, { status: 500 }, 1000, 2000],
  [2, { kind: 'network' }, 2000, 4000],
  [9, { kind: 'network' }, 15_000, 30_000],
  [0, { status: 429, retryAfter: 7 }, 7000, 8000],
  [2, { status: 503, retryAfter: 0 }, 0, 1000],
])('waits before retry %i of %j: %i to %i ms', ([failures, what, least, most]) => {
  expect(retryDelay(failures, failed(what), () => 0)).toBe(least);
  expect(retryDelay(failures, failed(what), () => 1)).toBe(most);
});
