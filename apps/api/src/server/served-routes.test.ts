import { allEndpoints } from '@maidan/contract/core/all';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { HttpEnv, Route } from '../http/call.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { mountRoutes, pathOf } from '../http/mount-routes.ts';
import { modules } from './modules.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
});
afterAll(() => api.close());

test('the app refuses to start without a route for each endpoint, or with two', () => {
  const mount = (routes: Route[]) => () =>
    mountRoutes(new Hono<HttpEnv>(), routes, {
      specOnly: false,
      check: true,
      compress: createCompressor(),
      db: api.db,
      clock: api.now,
      authenticate: async () => null,
      limit: () => undefined,
    });
  const routes = modules.flatMap((module) => module.routes?.(api.world) ?? []);
  expect(mount(routes)).not.toThrow();
  expect(mount(routes.slice(1))).toThrow(`${routes[0]?.endpoint.id} needs exactly one route`);
  expect(mount([...routes, ...routes.slice(-1)])).toThrow(`${routes.at(-1)?.endpoint.id} needs exactly one route`);
});

test('a module has a name of its own', () => {
  const names = modules.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

test('serves every endpoint of the contract and nothing else, and openapi.json lists them [A-1]', async () => {
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
