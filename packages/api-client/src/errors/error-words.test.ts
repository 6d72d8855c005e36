import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Failure, userMessage, wordsFor } from './error-words.ts';

test.for<readonly [failure: Failure, words: string]>([
  [{ kind: 'http', status: 422, message: 'Wrong code' }, 'Wrong code'],
  [{ kind: 'http', status: 500, message: '' }, 'Something went wrong.'],
  [{ kind: 'http', status: 500, message: '  <b>Fatal error</b>' }, 'Something went wrong.'],
  [{ kind: 'http', status: 500, message: 'at handler '.repeat(40) }, 'Something went wrong.'],
  [{ kind: 'http', status: 404, message: null }, 'We could not find that.'],
  [{ kind: 'http', status: 429, retryAfter: 1 }, 'Too many tries. Please try again in 1 second.'],
  [{ kind: 'http', status: 429, retryAfter: 3600 }, 'Too many tries. Please try again in 60 minutes.'],
  [{ kind: 'http', status: 429, retryAfter: null }, 'Too many tries. Please try again later.'],
  [{ kind: 'schema' }, 'Something went wrong.'],
  [{ kind: 'network' }, 'No connection. Check your network and try again.'],
  [{ kind: 'aborted' }, ''],
])('%j', ([failure, words]) => {
  expect(wordsFor(failure)).toBe(words);
});

test('nothing technical reaches a person', () => {
  const error = new ApiError({ kind: 'http', endpointId: 'me', userMessage: 'Please log in again.', status: 401 });
  expect(userMessage(error)).toBe('Please log in again.');
  expect(error.message).toBe('me failed: http 401');
  expect(userMessage(new TypeError('x is not a function'))).toBe('Something went wrong.');
  expect(userMessage(undefined)).toBe('Something went wrong.');
});
