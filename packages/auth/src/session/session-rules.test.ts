import { ApiError, type ApiErrorDetails } from '@maidan/api-client/errors/api-error';
import { describe, expect, test } from 'vitest';
import { classifyFailedMe, meRetryWait } from './me-rule.ts';
import { anonymous } from './session.ts';
import { isOtherAccount, classifyHint } from './session-hint.ts';

const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'http', endpointId: 'me', serverMessage: '', ...details });

describe('a failed me', () => {
  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [422, 'refused'],
    [429, 'unanswered'],
    [500, 'unanswered'],
    [502, 'unanswered'],
    [503, 'unanswered'],
  ])('%i is %s', (status, verdict) => {
    expect(classifyFailedMe(failure({ status }))).toBe(verdict);
  });

  test('an error body with status 200 is a refusal', () => {
    expect(classifyFailedMe(failure({ status: 200 }))).toBe('refused');
  });

  test.each(['network', 'timeout', 'schema', 'aborted'] as const)('%s counts as unanswered', (kind) => {
    expect(classifyFailedMe(failure({ kind, ...(kind === 'schema' ? { status: 200 } : {}) }))).toBe('unanswered');
  });

  test.each([
    [1, undefined, 2000],
    [2, undefined, 4000],
    [6, undefined, 60_000],
    [50, undefined, 60_000],
    [1, 90, 90_000],
    [1, 1, 2000],
  ])('after %i failures with Retry-After %s, the next request follows in %i ms', (failures, retryAfter, wait) => {
    expect(meRetryWait(failures, failure(retryAfter === undefined ? {} : { retryAfter }))).toBe(wait);
  });
});

test.each([
  // Without a login; with one on the sister site before this page loads, and while it is open.
  [null, false, false, 'nothing'],
  [null, true, false, 'exchange'],
  [false, true, false, 'exchange'],
  // A failed exchange is not repeated.
  [true, true, false, 'nothing'],
  // A user of this site stays signed in when someone logs in on the sister site.
  [null, true, true, 'nothing'],
  [false, true, true, 'nothing'],
  // On a server without the hint, its absence logs no one out.
  [null, false, true, 'nothing'],
  [false, false, true, 'nothing'],
  [true, false, true, 'verify'],
  [true, false, false, 'nothing'],
] as const)('hint before %s, now %s, token %s: %s', (before, now, hasToken, action) => {
  expect(classifyHint({ before, now, hasToken })).toBe(action);
});

const ravi = { hasToken: true, signedIn: true, confirmed: true, userId: 7 };
test.each([
  // Divya logs in on the sister site; Ravi declined her; he declined another; Ravi himself; no cookie; nonsense.
  ['12', ravi, null, true],
  ['12', ravi, '12', false],
  ['13', ravi, '12', true],
  ['7', ravi, null, false],
  ['7', { ...ravi, userId: '7' }, null, false],
  [null, ravi, null, false],
  ['<b>', ravi, null, false],
  // Only a user whom the server has confirmed is asked.
  ['12', { ...ravi, confirmed: false }, null, false],
  ['12', anonymous, null, false],
] as const)('login of %s on the sister site, %o here, %s declined: ask %s [T-6]', (other, here, declined, asks) => {
  expect(isOtherAccount(other, here, declined)).toBe(asks);
});
