import { expect, test } from 'vitest';
import { intentKey } from './intent-key.ts';

test('the same text keeps its key, another one gets another', () => {
  let count = 0;
  const next = () => `key-${(count += 1)}`;
  const first = intentKey('', { name: 'a b' }, next);
  expect(first.key).toBe('key-1');
  expect(intentKey(first.stored, { name: 'a b' }, next)).toEqual(first);
  const other = intentKey(first.stored, { name: 'c' }, next);
  expect(other.key).toBe('key-2');
  expect(intentKey(other.stored, { name: 'c' }, next).key).toBe('key-2');
});
