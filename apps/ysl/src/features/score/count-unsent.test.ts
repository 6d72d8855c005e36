import type { Records } from '@maidan/browser/records';
import { expect, test } from 'vitest';
import { countUnsent } from './count-unsent.ts';

function recordsWith(values: Readonly<Record<string, unknown>>): Records {
  return {
    isKept: true,
    list: async (prefix) =>
      Object.entries(values)
        .filter(([key]) => key.startsWith(prefix))
        .map(([, value]) => value),
    put: async () => undefined,
    remove: async () => undefined,
  };
}
const match = { match: { id: 4 }, scorer: 2, have: { 1: 9, 2: 1 } };
const event = (scorer: number, seq: number) => ({ id: [scorer, seq] });

test.each([
  ['no match is kept', {}, 0],
  ['the server has everything', { 'match/': match, 'event/4/2.1': event(2, 1) }, 0],
  [
    'only what this scorer wrote after the last confirmed event counts',
    { 'match/': match, 'event/4/1.9': event(1, 9), 'event/4/2.1': event(2, 1), 'event/4/2.2': event(2, 2) },
    1,
  ],
])('%s', async (_name, values, unsent) => {
  expect(await countUnsent(recordsWith(values))).toBe(unsent);
});
