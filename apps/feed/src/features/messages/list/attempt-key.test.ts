import { expect, test } from 'vitest';
import { attemptKey } from './attempt-key.ts';

test('the same text keeps its key, another one gets another', () => {
  let count = 0;
  const next = () => `key-${(count += 1)}`;
  const first = attemptKey('', { name: 'a b' }, next);
  expect(first.key).toBe('key-1');
  expect(attemptKey(first.stored, { name: 'a b' }, next)).toEqual(first);
  const other = attemptKey(first.stored, { name: 'c' }, next);
  expect(other.key).toBe('key-2');
  expect(attemptKey(other.stored, { name: 'c' }, next).key).toBe('key-2');
});
