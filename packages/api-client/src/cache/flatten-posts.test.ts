import { post } from '@maidan/contract/feed/posts';
import { expect, test } from 'vitest';
import { flattenPosts } from './flatten-posts.ts';

const page = (...ids: number[]) => ({ posts: ids.map((id) => post.parse({ id })) });
const ids = (pages: Parameters<typeof flattenPosts>[0]) => flattenPosts(pages).map(({ id }) => id);

test('puts the pages one after the other', () => {
  expect(ids([page(9, 8), page(7)])).toEqual([9, 8, 7]);
});

test('shows a post once, at its first position', () => {
  expect(ids([page(9, 8), page(8, 7), page(9, 6)])).toEqual([9, 8, 7, 6]);
});

test('an unknown tag has no posts', () => {
  expect(ids([null])).toEqual([]);
  expect(ids([])).toEqual([]);
});
