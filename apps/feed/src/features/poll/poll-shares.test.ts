import { expect, test } from 'vitest';
import { pollShares } from './poll-shares.ts';

const options = (...votes: number[]) => votes.map((count, id) => ({ id, option_text: `${id}`, vote_count: count }));

test.each([
  [[0, 0], [0, 0], 0],
  [[1, 1, 1], [33, 33, 33], 3],
  [[2, 1], [67, 33], 3],
  [[5, 0], [100, 0], 5],
  [[], [], 0],
])('votes %j are %j percent of %i', (votes, percents, total) => {
  const result = pollShares(options(...votes));
  expect(result.shares.map(({ percent }) => percent)).toEqual(percents);
  expect(result.total).toBe(total);
});
