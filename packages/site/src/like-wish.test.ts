import { expect, test } from 'vitest';
import { readLikeWish } from './like-wish.ts';

test.each([
  [
    { postId: 7, wish: true },
    { postId: 7, wish: true },
  ],
  [
    { postId: '7', wish: false },
    { postId: 7, wish: false },
  ],
  [{ postId: 7 }, null],
  [{ wish: true }, null],
  [{ postId: {}, wish: true }, null],
  ['like', null],
  [null, null],
])('%j reads %j', (stored, wish) => {
  expect(readLikeWish(stored)).toEqual(wish);
});
