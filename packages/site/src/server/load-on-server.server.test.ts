import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postQuery } from '@maidan/api-client/queries/feed/posts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callQuery } from '../page/page-query.ts';
import { dehydrateAt, loadOnServer } from './load-on-server.server.ts';
import { createSiteContext } from './site-context.server.ts';

test.each([
  ['an unknown name', 404, 'notFound', 404],
  ['an impossible name', 400, 'notFound', 404],
  ['a failure', 500, 'unavailable', 503],
  ['a limit', 429, 'unavailable', 503],
])('a page whose API answers with %s (%i) is %s with status %i', async (_, answered, state, status) => {
  const api = createServer((_request, response) => response.writeHead(answered).end()).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const base = '/api';
  const config = {
    origin: 'http://maidan.localhost:3000',
    feedOrigin: 'http://maidan.localhost:3000',
    leagueOrigin: 'http://ysl.maidan.localhost:3001',
    bases: { main: base, league: base, forms: base, dashboard: base, geocoding: base },
    frameOrigins: [],
    hasWorker: false,
  };
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const load = loadOnServer<{ slug: string }, unknown, null>({
    query: (calls, { params }) => callQuery(postQuery(calls, params.slug)),
    head: () => null,
  });
  const result = await load({
    context: createSiteContext({ config, apiOrigin, nonce: '', requestId: '' }),
    params: { slug: '\0' },
    url: new URL('http://maidan.localhost:3000/post/%00'),
  });
  api.close();
  expect([result.data.status, result.init?.status]).toEqual([state, status]);
});

test('the data of a document is the same text, whenever its calls were answered', () => {
  const cacheOf = (...times: number[]) => {
    const client = new QueryClient();
    times.forEach((updatedAt, index) => client.setQueryData([index], 'reply', { updatedAt }));
    return JSON.stringify(dehydrateAt(client, 1_800_000_000_000));
  };
  expect(cacheOf(1_700_000_000_001, 1_700_000_000_002)).toBe(cacheOf(1_700_000_000_005, 1_700_000_000_005));
});
