import { allEndpoints } from '@maidan/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '../create-app.ts';
import { mediaUrls } from '../media/media-url.ts';
import { signIn } from '../test-app/people.ts';
import { createTestApp } from '../test-app/test-app.ts';
import type { TestApp } from '../test-app/test-app.ts';
import { pathOf, unbuiltEndpoints } from './mount-routes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
});
afterAll(() => api.close());

const unbuilt = () => unbuiltEndpoints(allRoutes({ ...api.world, db: api.db, mediaUrl: mediaUrls('/api/media') }));

test('these calls of the contract have no code yet, and no others', () => {
  expect(unbuilt().map((endpoint) => `${endpoint.service} ${endpoint.method} ${endpoint.path}`)).toMatchInlineSnapshot(`
    [
      "league POST league_subscribe",
      "league POST isleague_subscribed",
      "league GET yslregleaguename/{id}",
      "league GET yslregistration/{id}",
      "league POST registerforleague",
      "league GET form/{id}",
      "forms POST formresponse/save",
    ]
  `);
});

test('they answer 501 with the error shape, and 401 first to whoever has no token', async () => {
  const { token } = await signIn(api);
  for (const endpoint of unbuilt()) {
    const path = pathOf(endpoint).replaceAll(/:\w+/g, '1');
    const query = endpoint.service === 'geocoding' ? '?latitude=12.97&longitude=77.59' : '';
    const answer = await api.send(endpoint.method, path + query, { token });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 501]);
    expect(answer.json).toMatchObject({ status: 'error', code: 'not_implemented', request_id: expect.any(String) });
    if (endpoint.auth === 'public') continue;
    const stranger = await api.send(endpoint.method, path);
    expect([endpoint.id, stranger.status]).toEqual([endpoint.id, 401]);
  }
});

test('every endpoint of the contract is served, and openapi.json lists them all', async () => {
  const { paths } = (await api.get('/api/openapi.json')).json as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(listed.toSorted()).toEqual(
    allEndpoints.map((endpoint) => `${endpoint.method} ${pathOf(endpoint)}`).toSorted(),
  );
  const served = api.app.routes.filter((route) => route.method !== 'ALL' && route.method !== 'OPTIONS');
  const ownPages = ['/api/media/:name', '/api/ysl/social/:slug', '/metrics', '/dev/outbox', '/dev/outbox.json'];
  const known = new Set([...listed, ...ownPages.map((path) => `GET ${path}`)]);
  expect(served.map((route) => `${route.method} ${route.path}`).filter((route) => !known.has(route))).toEqual([]);
});
