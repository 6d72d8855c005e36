import { post as schema } from '@maidan/contract/feed/posts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { findCachedPost } from './find-post.ts';

const post = (id: number) => schema.parse({ id, slug: `post-${id}` });

test('finds a post on any page of any feed, and nothing else', () => {
  const client = new QueryClient();
  client.setQueryData(['tagPosts', { params: { tag: 'home' } }], {
    pages: [{ posts: [post(1)] }, null],
    pageParams: [],
  });
  client.setQueryData(['authCategoryPosts', { params: { cat: 'x' } }], {
    pages: [{ posts: [] }, { posts: [post(2)] }],
    pageParams: [],
  });
  client.setQueryData(['commentsOf', 3], { pages: [{ posts: [post(3)] }], pageParams: [] });
  expect(findCachedPost(client, 'post-1')).toEqual(post(1));
  expect(findCachedPost(client, 'post-2')).toEqual(post(2));
  expect(findCachedPost(client, 'post-3')).toBeUndefined();
});
