import { expect, test } from 'vitest';
import { readFollowWish } from './follow-wish.ts';

const wish = { topic: { type: 'tag', id: 7 }, wish: true };

test.each([
  [wish, wish],
  [
    { topic: { type: 'category', id: '9' }, wish: false },
    { topic: { type: 'category', id: 9 }, wish: false },
  ],
  [{ topic: { type: 'league', id: 7 }, wish: true }, null],
  [{ topic: { type: 'tag' }, wish: true }, null],
  [{ topic: { type: 'tag', id: 7 } }, null],
  [{ wish: true }, null],
  [null, null],
])('%j reads %j', (stored, read) => {
  expect(readFollowWish(stored)).toEqual(read);
});
