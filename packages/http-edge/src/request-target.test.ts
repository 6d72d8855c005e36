import { expect, test } from 'vitest';
import { normaliseTarget } from './request-target.ts';

const SECRETS = ['metrics', 'dev/outbox', 'dev/outbox.json', 'healthz', 'livez', 'readyz'];
const CLIMBS = [
  '/api/../',
  '/api/./../',
  '/api/%2e%2e/',
  '/api/%2E%2e/',
  '/api/.%2e/',
  '/api/x/../../',
  '/api//../',
  '/api/..//',
  '/api/..\\',
  '/api\\..\\',
  '/api/%5c../',
  '/api/..%2f',
  '/api/..%2F',
  '/api/%2e%2e%2f',
  '/api/%2e%2e%5c',
  '//',
  '/\\',
  '///',
  '/./',
  '/%2e/',
  '//evil.example/',
  'http://evil.example/',
  'evil.example:80/',
  '',
];

test.each(CLIMBS.flatMap((climb) => SECRETS.map((secret) => climb + secret)))(
  '%s has no unambiguous spelling [R-15]',
  (target) => {
    expect(normaliseTarget(target)).toBeNull();
  },
);

test.each([
  ['/', '/'],
  ['/p/a-post?page=2', '/p/a-post?page=2'],
  ['/search?q=a//b\\c%2f..', '/search?q=a//b\\c%2f..'],
  ['/p/%E0%B2%95', '/p/%E0%B2%95'],
  ['/p/a b{c}', '/p/a%20b%7Bc%7D'],
  ['/p/..a/b..', '/p/..a/b..'],
  ['/p/a#b', '/p/a'],
])('%s is %s', (target, normal) => {
  expect(normaliseTarget(target)).toBe(normal);
});

test.each(['*', '/api/..', '/api/%2e%2e', 'api/tag/all'])('%s is refused', (target) => {
  expect(normaliseTarget(target)).toBeNull();
});
