import { expect, test } from 'vitest';
import { countedShort, countedText } from './insight-texts.ts';

test.each([
  [null, 'fewer than 10', '<10'],
  [0, '0', '0'],
  [1204, '1,204', '1,204'],
])('a count of %s reads as %j', (count, text, short) => {
  expect([countedText(count), countedShort(count)]).toEqual([text, short]);
});
