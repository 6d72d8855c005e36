import { expect, test } from 'vitest';
import { comments, ownComments } from '@maidan/contract/feed/comments';
import { hasArrived, idsOf } from './lost-comment.ts';

const TEXT = 'Queue at 6';
const one = (id: number, comment: string) => ({
  id,
  comment,
  created_at: '2026-11-27T10:00:00Z',
  get_user: { name: 'Asha' },
});
const list = (...entries: ReturnType<typeof one>[]) => comments.response.parse({ data: entries });
const own = (ids: number[], ...waiting: ReturnType<typeof one>[]) =>
  ownComments.response.parse({ data: ids.map((id) => ({ id })), waiting });

test.each([
  ['is in the list as the user’s', list(one(4, TEXT)), own([4]), true],
  ['waits for a moderator', list(), own([], one(4, TEXT)), true],
  ['is someone else’s', list(one(4, TEXT)), own([]), false],
  ['has another text', list(one(4, 'Queue at 7')), own([4]), false],
  ['was in the list before', list(one(3, TEXT)), own([3]), false],
  ['was waiting before', list(), own([], one(2, TEXT)), false],
  ['may be in lists that are not loaded yet', undefined, undefined, false],
])('after a lost reply, a comment that %s counts as arrived: %s', (_, shown, mine, expected) => {
  const before = idsOf(own([3], one(2, TEXT)));
  expect(hasArrived({ text: TEXT, before }, shown, mine)).toBe(expected);
});
