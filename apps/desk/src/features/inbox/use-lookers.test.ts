import { expect, test } from 'vitest';
import { lookersText } from './use-lookers.ts';

test.each([
  [[], ''],
  [['Farhan'], 'Farhan is looking too.'],
  [['Farhan', 'Zoya'], 'Farhan and Zoya are looking too.'],
  [['Asha', 'Farhan', 'Zoya'], 'Asha, Farhan and Zoya are looking too.'],
])('%j looking: %s', (names, text) => {
  expect(lookersText(names)).toBe(text);
});
