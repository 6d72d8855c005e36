import { post as schema } from '@maidan/contract/feed/posts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchPost } from './patch-post.ts';

const post = (id: number) => schema.parse({ id, slug: `post-${id}`, like_count: 4 });
const liked = (id: number) => ({ ...post(id), userliked: true, like_count: 5 });
const like = (one: ReturnType<typeof post>) => ({ ...one, userliked: true, like_count: one.like_count + 1 });

test('changes a post in every feed and on its own, and leaves data without it the same', () => {
  const client = new QueryClient();
  const pages = (...ids: number[]) => ({
    pages: [{ posts: ids.map(post) }, null],
    pageParams: [{ page: 1 }, { page: 2 }],
  });
  client.setQueryData(['tagPosts', { params: { tag: 'home' } }], pages(1, 2));
  client.setQueryData(['authCategoryPosts', { params: { cat: 'sport' } }], pages(2));
  client.setQueryData(['tagVideoPosts', { params: { tag: 'home' } }], pages(3));
  client.setQueryData(['postBySlug', { params: { slug: 'post-2' } }], post(2));
  const untouched = client.getQueryData(['tagVideoPosts', { params: { tag: 'home' } }]);

  patchPost(client, 2, like);

  expect(client.getQueryData(['tagPosts', { params: { tag: 'home' } }])).toMatchObject({
    pages: [{ posts: [post(1), liked(2)] }, null],
  });
  expect(client.getQueryData(['authCategoryPosts', { params: { cat: 'sport' } }])).toMatchObject({
    pages: [{ posts: [liked(2)] }, null],
  });
  expect(client.getQueryData(['postBySlug', { params: { slug: 'post-2' } }])).toEqual(liked(2));
  expect(client.getQueryData(['tagVideoPosts', { params: { tag: 'home' } }])).toBe(untouched);
});
