import { expect, test } from 'vitest';
import { lookersText } from './use-lookers.ts';

test.each([
  [[], ''],
  [['Farhan'], 'Farhan is also viewing this.'],
  [['Farhan', 'Zoya'], 'Farhan and Zoya are also viewing this.'],
  [['Asha', 'Farhan', 'Zoya'], 'Asha, Farhan and Zoya are also viewing this.'],
])('%j looking: %s', (names, text) => {
  expect(lookersText(names)).toBe(text);
});
