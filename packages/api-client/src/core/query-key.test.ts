import { comments } from '@maidan/contract/feed/comments';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { allTags } from '@maidan/contract/feed/tags';
import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKey } from './query-key.ts';

test('consists of the endpoint and the input', () => {
  expect(queryKey(allTags, {})).toEqual(['allTags', {}]);
  expect(queryKey(comments, { body: { post_id: 4 } })).toEqual(['comments', { body: { post_id: 4 } }]);
});

test('an id from a URL and the same id from a reply give the same key', () => {
  expect(queryKey(tagPosts, { params: { tag: '7' } })).toEqual(queryKey(tagPosts, { params: { tag: 7 } }));
  expect(queryKey(tagPosts, { params: { tag: '007' } })).not.toEqual(queryKey(tagPosts, { params: { tag: 7 } }));
});

test('different inputs have different keys', () => {
  const keys = [
    queryKey(tagPosts, { params: { tag: 'home' } }),
    queryKey(tagPosts, { params: { tag: 'chess' } }),
    queryKey(tagPosts, { params: { tag: 'home' }, query: { page: 2 } }),
    queryKey(comments, { body: { post_id: 4 } }),
  ];
  expect(new Set(keys.map((key) => hashKey(key))).size).toBe(keys.length);
});
