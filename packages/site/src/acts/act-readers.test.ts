import { describe, expect, test } from 'vitest';
import { commentAct } from './comment-act.ts';
import { followAct } from './follow-act.ts';
import { likeAct } from './like-act.ts';
import { voteAct } from './vote-act.ts';

const tag = { type: 'tag', id: 7 };

// Storage can be written by anybody with the browser in hand.
describe('what waited in storage is checked when it comes back', () => {
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
    [{ postId: {}, wish: true }, null],
    ['like', null],
    [null, null],
  ])('like %j reads %j', (stored, read) => expect(likeAct.read(stored)).toEqual(read));

  test.each([
    [
      { topic: tag, wish: true },
      { topic: tag, wish: true },
    ],
    [
      { topic: { type: 'category', id: '9' }, wish: false },
      { topic: { type: 'category', id: 9 }, wish: false },
    ],
    [{ topic: { type: 'league', id: 7 }, wish: true }, null],
    [{ topic: { type: 'tag' }, wish: true }, null],
    [{ topic: tag }, null],
    [{ wish: true }, null],
    [null, null],
  ])('follow %j reads %j', (stored, read) => expect(followAct.read(stored)).toEqual(read));

  test.each([
    [
      { poll: 3, option: '4' },
      { poll: 3, option: 4 },
    ],
    [{ poll: 3 }, null],
    [{ poll: [], option: 4 }, null],
    [null, null],
  ])('vote %j reads %j', (stored, read) => expect(voteAct.read(stored)).toEqual(read));

  test.each([
    [
      { postId: '3', comment: 'Hello' },
      { postId: 3, comment: 'Hello' },
    ],
    [{ postId: 3, comment: 4 }, null],
    [{ comment: 'Hello' }, null],
    [null, null],
  ])('comment %j reads %j', (stored, read) => expect(commentAct.read(stored)).toEqual(read));
});

test('likes of one post take each other’s place; comments never do', () => {
  expect(likeAct.subject?.({ postId: 7, wish: true })).toBe(likeAct.subject?.({ postId: 7, wish: false }));
  expect(followAct.subject?.({ topic: { type: 'tag', id: 7 }, wish: true })).toBe('tag 7');
  expect(commentAct.subject).toBeUndefined();
});
