import { expect, test } from 'vitest';
import { toApiError } from './send-error.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  failure('database is locked', 'SQLITE_BUSY'),
  failure('canceling statement due to statement timeout', '57014'),
  failure('deadlock detected', '40P01'),
  failure('timeout exceeded when trying to connect'),
])('$message: it may be temporary, so the reply says when to retry', (error) => {
  const { code, details } = toApiError(error);
  expect([code, details.retryAfter]).toEqual(['unavailable', 2]);
});

test.each(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk [D-10]', (code) => {
  expect(toApiError(failure('no space', code)).status).toBe(507);
});

test.each([failure('duplicate key value', '23505'), failure('x is not a function'), 'thrown text', null])(
  'anything else is an internal error that does not reveal its cause',
  (thrown) => {
    const { code, message } = toApiError(thrown);
    expect([code, message]).toEqual(['internal', 'Something went wrong on our side. Please try again.']);
  },
);
