import { expect, test } from 'vitest';
import { createApi } from '../../core/create-api.ts';
import { createQueryClient } from '../../core/query-client.ts';
import { sendJson, startTestServer } from '../../testing/test-server.ts';
import { searchQuery } from './search.ts';

const session = { token: () => null };

test('requests the server search page by page', async () => {
  await using server = await startTestServer((response) =>
    sendJson(response, { counts: { tags: 2 }, tags: [{ slug: 'chess', name: 'Chess' }], more: true }),
  );
  const api = createApi({ bases: server.bases, session });
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...searchQuery(api, 'ch%ss', 'tags'), pages: 2 });
  expect(pages.map((page) => page.tags[0]?.name)).toEqual(['Chess', 'Chess']);
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/search?q=ch%25ss&type=tags&page=1',
    '/api/search?q=ch%25ss&type=tags&page=2',
  ]);
});

test.each([404, 501])('searches in the browser if the server answers %i', async (status) => {
  await using server = await startTestServer((response, { url = '' }) => {
    if (url.startsWith('/api/search')) response.writeHead(status).end();
    else sendJson(response, url.includes('tag/all') ? [{ slug: 'chess', name: 'Chess' }] : []);
  });
  const api = createApi({ bases: server.bases, session });
  const { pages } = await createQueryClient().fetchInfiniteQuery(searchQuery(api, 'ches', 'tags'));
  expect(pages).toMatchObject([
    { tags: [{ name: 'Chess' }], counts: { tags: 1, categories: 0, videos: null, posts: null } },
  ]);
  expect(server.received.map(({ url }) => url)).not.toContain('/api/post/all');
});

test('fails for any other error', async () => {
  await using server = await startTestServer((response) => response.writeHead(500).end());
  const api = createApi({ bases: server.bases, session });
  await expect(createQueryClient().fetchInfiniteQuery(searchQuery(api, 'x', 'tags'))).rejects.toMatchObject({
    status: 500,
  });
});
