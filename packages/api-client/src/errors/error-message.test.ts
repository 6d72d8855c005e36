import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { errorMessage } from './error-message.ts';

const failed = (details: Partial<ApiErrorDetails>) => new ApiError({ kind: 'http', endpointId: 'me', ...details });

test.for<readonly [details: Partial<ApiErrorDetails>, text: string]>([
  [{ status: 422, serverMessage: 'Wrong code' }, 'Wrong code'],
  [{ status: 500, serverMessage: '' }, 'Something went wrong.'],
  [{ status: 500, serverMessage: '  <b>Fatal error</b>' }, 'Something went wrong.'],
  [{ status: 500, serverMessage: 'at handler '.repeat(40) }, 'Something went wrong.'],
  [{ status: 401 }, 'Please log in again.'],
  [{ status: 404, serverMessage: null }, 'We could not find that.'],
  [{ status: 429, retryAfter: 1 }, 'Too many attempts. Please try again in 1 second.'],
  [{ status: 429, retryAfter: 30 }, 'Too many attempts. Please try again in 30 seconds.'],
  [{ status: 429, retryAfter: 3600 }, 'Too many attempts. Please try again in 60 minutes.'],
  [{ status: 429, retryAfter: null }, 'Too many attempts. Please try again later.'],
  [{ status: 503, retryAfter: 5 }, 'The service is busy. Please try again in a moment.'],
  [{ kind: 'schema', status: 404 }, 'Something went wrong.'],
  [{ kind: 'network' }, 'No connection. Check your network and try again.'],
  [{ kind: 'timeout' }, 'The server took too long to answer. Please try again.'],
  [{ kind: 'aborted' }, ''],
])('%j', ([details, text]) => {
  expect(errorMessage(failed(details))).toBe(text);
});

test('nothing technical reaches a person', () => {
  expect(failed({ status: 401 }).message).toBe('me failed: http 401');
  expect(errorMessage(new TypeError('x is not a function'))).toBe('Something went wrong.');
  expect(errorMessage(undefined)).toBe('Something went wrong.');
});
