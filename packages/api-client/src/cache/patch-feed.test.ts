import { categoryPage } from '@maidan/contract/feed/feeds';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchFeed } from './patch-feed.ts';

const page = (id: number) => categoryPage.parse({ id, slug: `topic-${id}`, subscribe: 9 });

test('changes every page of the topic, in both of its feeds, and no topic of another kind', () => {
  const client = new QueryClient();
  const data = { pages: [page(3), null], pageParams: [] };
  for (const endpoint of ['tagPosts', 'authTagPosts', 'categoryPosts']) client.setQueryData([endpoint, {}], data);

  patchFeed(client, { type: 'tag', id: 3 }, ({ subscribe }) => ({ following: true, subscribe: subscribe + 1 }));

  const changed = { pages: [{ ...page(3), following: true, subscribe: 10 }, null] };
  expect(client.getQueryData(['tagPosts', {}])).toMatchObject(changed);
  expect(client.getQueryData(['authTagPosts', {}])).toMatchObject(changed);
  expect(client.getQueryData(['categoryPosts', {}])).toBe(data);
});
