import { expect, test } from 'vitest';
import { createApi } from '../core/create-api.ts';
import { createQueryClient } from '../core/query-client.ts';
import { conversationListQuery, threadQuery } from '../queries/account/conversations.ts';
import { sendJson, startTestServer } from '../testing/test-server.ts';

const session = { token: () => 'token-1' };
const chat = { id: 1, message: 'Hello', created_at: '2026-11-20T10:00:00Z' };

test.each([404, 501])('an extension that a server answers with %i is not called again', async (status) => {
  await using server = await startTestServer((response, { url = '' }) => {
    if (url.includes('/page')) response.writeHead(status).end();
    else sendJson(response, { data: [chat] });
  });
  const api = createApi({ bases: server.bases, session });
  const client = createQueryClient();
  for (const id of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- as a person opens one conversation after the other
    const { pages } = await client.fetchInfiniteQuery(threadQuery(api, id));
    expect(pages[0]?.messages).toMatchObject([{ id: 1 }]);
  }
  expect(server.received.filter(({ url }) => url?.includes('/page'))).toHaveLength(1);
  expect(server.received).toHaveLength(4);
});

test('a 404 for an unknown id says nothing about the server', async () => {
  await using server = await startTestServer((response, { url = '' }) => {
    if (url.includes('/9')) response.writeHead(404).end();
    else sendJson(response, { data: [chat], more: false });
  });
  const api = createApi({ bases: server.bases, session });
  const client = createQueryClient();
  await expect(client.fetchInfiniteQuery(threadQuery(api, 9))).rejects.toMatchObject({ status: 404 });
  await client.fetchInfiniteQuery(threadQuery(api, 1));
  expect(server.received.at(-1)?.url).toContain('/page');
});

test('another failure of an extension is a failure', async () => {
  await using server = await startTestServer((response) => response.writeHead(403).end());
  const api = createApi({ bases: server.bases, session });
  const list = createQueryClient().fetchInfiniteQuery(conversationListQuery(api, ''));
  await expect(list).rejects.toMatchObject({ status: 403 });
  expect(server.received).toHaveLength(1);
});
