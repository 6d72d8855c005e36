import { expect, test } from 'vitest';
import { cloudWeights } from './cloud-weights.ts';

test.each([
  [[], []],
  [[5], [3]],
  [
    [0, 0, 0],
    [3, 3, 3],
  ],
  [
    [1, 9000, 3, 4],
    [1, 3, 1, 2],
  ],
  [
    [8, 7, 6, 5, 4, 3, 2, 1],
    [3, 3, 2, 2, 1, 1, 1, 1],
  ],
])('%j weigh %j', (followers, weights) => {
  expect(cloudWeights(followers)).toEqual(weights);
});
