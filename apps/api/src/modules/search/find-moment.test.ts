import { expect, test } from 'vitest';
import { findMoment } from './find-moment.ts';

const cues = [
  [0, 'Welcome to the lane.'],
  [4.5, 'One hand, one bounce.'],
  [9, 'Then it is a Super Over.'],
  [14, 'The super over is short.'],
] as const;

test.each([
  ['a spoken word', 'bounce', 4.5],
  ['the beginning of a spoken word', 'boun', 4.5],
  ['the first of several places', 'super over', 9],
  ['the place with most of the spoken words', 'lane over super', 9],
  ['a word of the name and a spoken word', 'gully bounce', 4.5],
  ['a word within another one', 'ounce', null],
  ['words of the name alone', 'gully rules', null],
])('%s', (_what, q, at) => {
  expect(findMoment(cues, 'Gully rules', q)?.at ?? null).toBe(at);
});
