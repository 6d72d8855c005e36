import { expect, test } from 'vitest';
import { openRecords } from './records.ts';

test('without a database, records last as long as the page', async () => {
  const records = await openRecords('test');
  await records.put('a/1', 'one');
  await records.put('b/1', 'other');
  await records.put('a/1', 'changed');
  await records.put('a/2', 'two');
  await records.remove('a/2');
  expect([records.isKept, await records.list('a/')]).toEqual([false, ['changed']]);
});
