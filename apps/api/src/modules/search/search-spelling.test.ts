import { expect, test } from 'vitest';
import { correctSpelling, editDistance } from './search-spelling.ts';

test.each([
  ['kabadi', 'kabaddi', 1],
  ['foobtall', 'football', 1],
  ['chess', 'chess', 0],
  ['', 'abc', 3],
  ['ಕಬಡಿ', 'ಕಬಡ್ಡಿ', 2],
])('%j is so far from %j: %i', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance]);
});

const names = ['Kabaddi', 'Gully Cricket', 'Hoops', 'Stage & Street Dance'];

test.each([
  ['kabadi', 'kabaddi'],
  ['Criket gulli', 'cricket gully'],
  ['strete danse', 'street dance'],
  ['hop', null],
  ['kabadi zzzzzz', null],
  ['"*', null],
])('%j means %j', (q, spelling) => {
  expect(correctSpelling(q, names)).toBe(spelling);
});
