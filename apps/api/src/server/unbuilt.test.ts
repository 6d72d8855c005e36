import { allEndpoints } from '@maidan/contract/core/all';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from './create-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { HttpEnv } from '../http/call.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { mountRoutes, pathOf, unbuiltEndpoints } from '../http/mount-routes.ts';
import { sendError, toApiError } from '../http/errors/send-error.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
});
afterAll(() => api.close());

const unbuilt = () => unbuiltEndpoints(allRoutes(api.world));

test('every call of the contract has code', () => {
  expect(unbuilt().map((endpoint) => `${endpoint.service} ${endpoint.method} ${endpoint.path}`)).toEqual([]);
});

test('one without would answer 501 with the error shape, and 401 first to whoever has no token', async () => {
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => sendError(c, toApiError(error)));
  const user = { userId: 1, sessionId: 1, tokenHash: '' };
  mountRoutes(app, [], {
    specOnly: false,
    check: true,
    compress: createCompressor(),
    authenticate: async (c) => (c.req.header('authorization') ? user : null),
    limit: () => undefined,
  });
  for (const endpoint of allEndpoints) {
    const path = pathOf(endpoint).replaceAll(/:\w+/g, '1');
    const answer = await app.request(path, { method: endpoint.method, headers: { authorization: 'x' } });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 501]);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'not_implemented' });
    const stranger = await app.request(path, { method: endpoint.method });
    expect([endpoint.id, stranger.status]).toEqual([endpoint.id, endpoint.auth === 'public' ? 501 : 401]);
  }
});

test('every endpoint of the contract is served, nothing else is, and openapi.json lists them all [A-1]', async () => {
  const { paths } = (await api.get('/api/openapi.json')).json as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(listed.toSorted()).toEqual(
    allEndpoints.map((endpoint) => `${endpoint.method} ${pathOf(endpoint)}`).toSorted(),
  );
  const served = api.app.routes.filter((route) => route.method !== 'ALL' && route.method !== 'OPTIONS');
  const ownPages = [
    '/api/media/:name',
    '/api/ysl/social/:slug',
    '/api/forms/file/:name',
    '/api/ysl/calendar/league/:file',
    '/api/ysl/calendar/category/:file',
    '/api/preview/post/:slug/:version',
    '/api/preview/tag/:slug/:version',
    '/api/preview/category/:slug/:version',
    '/api/preview/league/:slug/:version',
    '/api/preview/match/:slug/:version',
    '/api/preview/table/:slug/:version',
    '/metrics',
    '/dev/outbox',
    '/dev/outbox.json',
  ];
  const known = new Set([...listed, ...ownPages.map((path) => `GET ${path}`)]);
  expect(served.map((route) => `${route.method} ${route.path}`).filter((route) => !known.has(route))).toEqual([]);
});
