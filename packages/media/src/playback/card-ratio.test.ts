import { expect, test } from 'vitest';
import { cardRatio } from './card-ratio.ts';

test.each([
  [720, 1280, 4, 5, 'a phone clip'],
  [400, 500, 4, 5, 'just the tallest'],
  [1080, 1080, 1080, 1080, 'a square'],
  [640, 480, 640, 480, 'between the two'],
  [1920, 1080, 16, 9, 'just the widest'],
  [2390, 1000, 16, 9, 'cinema'],
  [undefined, undefined, 16, 9, 'unknown'],
  [100, undefined, 16, 9, 'half known'],
  [0, 0, 16, 9, 'a broken size'],
  [-4, 5, 16, 9, 'a negative size'],
])('%s x %s is shown in %i:%i (%s)', (width, height, w, h, _why) => {
  expect(cardRatio(width, height)).toEqual({ width: w, height: h });
});
