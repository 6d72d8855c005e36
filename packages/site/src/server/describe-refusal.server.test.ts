import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.server.ts';

const malformed = { status: 400, text: 'The request is malformed.', requestId: 'id-1' } as const;

test('a person gets a page with a way home and the code to report [R-1 R-2]', () => {
  const { headers, body } = describeRefusal(malformed, false);
  expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
  expect(headers['Content-Security-Policy']).toContain("style-src 'sha256-");
  expect(body).toMatch(/<h1>This link is not valid<\/h1>[^]*<a href="\/">[^]*<code>id-1<\/code>/);
});

test('the page contains details that only the parser knows [R-1]', () => {
  const text = 'The headers of the request are too large. Deleting the cookies of this site may help.';
  expect(describeRefusal({ ...malformed, status: 431, text }, false).body).toContain(text);
});

test('a call gets the error shape [R-1]', () => {
  expect(JSON.parse(describeRefusal(malformed, true).body)).toMatchObject({
    code: 'bad_request',
    message: 'The request is malformed.',
    request_id: 'id-1',
  });
});

test('a call refused because of too many requests has the code of all limits', () => {
  expect(JSON.parse(describeRefusal({ ...malformed, status: 429 }, true).body)).toMatchObject({
    code: 'too_many_requests',
  });
});
