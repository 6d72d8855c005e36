import { expect, test } from 'vitest';
import { failureCause, nextRetry } from './retry-schedule.ts';

test.each([
  ['network', 0, 1000],
  ['network', 1, 3000],
  ['network', 2, 8000],
  ['network', 3, null],
  ['network', 40, null],
  ['source', 0, 1500],
  ['source', 1, null],
  ['decode', 0, null],
] as const)('after a %s failure and %i tries, wait %s ms', (cause, tries, wait) => {
  expect(nextRetry(cause, tries)).toBe(wait);
});

test.each([
  [2, 'network'],
  [3, 'decode'],
  [4, 'source'],
  [1, 'source'],
  [undefined, 'source'],
] as const)('MediaError %s is a %s failure', (code, cause) => {
  expect(failureCause(code)).toBe(cause);
});
