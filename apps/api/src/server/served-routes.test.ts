import { allEndpoints } from '@maidan/contract/core/all';
import { Hono } from 'hono';
import { allPages } from '@maidan/contract/operations/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { HttpEnv, Route } from '../http/call.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { createReadyReplies } from '../http/ready/ready-replies.ts';
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
      requireStanding: async () => undefined,
      gate: { origin: '', hasToken: () => false, authenticate: async () => null, log: async () => undefined },
      limits: createRateLimit(api.now),
      replies: createReadyReplies(api.world.database.state, api.now),
      readPublic: api.world.database.readPublic,
    });
  const routes = modules.flatMap((module) => module.routes?.(api.world) ?? []);
  expect(mount(routes)).not.toThrow();
  expect(mount(routes.slice(1))).toThrow(`${routes[0]?.endpoint.id} needs exactly one route`);
  expect(mount([...routes, ...routes.slice(-1)])).toThrow(`${routes.at(-1)?.endpoint.id} needs exactly one route`);
});

test('every module has a unique name', () => {
  const names = modules.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

test('serves exactly the calls and pages of the contract, and openapi.json lists them [A-1]', async () => {
  const { paths } = (await api.get('/api/openapi.json')).json as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(listed.toSorted()).toEqual(
    [...allEndpoints, ...allPages].map((served) => `${served.method} ${pathOf(served)}`).toSorted(),
  );
  const served = new Set(api.app.routes.map((route) => route.path).filter((path) => !path.endsWith('*')));
  const known = [...allEndpoints.map(pathOf), ...Object.keys(pageLimits)];
  expect([...served].toSorted()).toEqual([...new Set(known)].toSorted());
});

/** Addresses other than calls, and their limits; those outside the contract are only for the operator, or for development. */
const pageLimits: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(allPages.map((page) => [pathOf(page), page.limit])),
  '/metrics': null,
  '/dev/outbox': 'read',
  '/dev/outbox.json': 'read',
};

test.each(Object.entries(pageLimits))(
  '%s has the limit %s, and only the methods it declares [A-1 A-8 R-17]',
  async (path, limit) => {
    const address = path.replaceAll(/:\w+/g, 'x');
    const peer = { peer: path.startsWith('/dev') ? '127.0.0.1' : '203.0.113.200' };
    const { headers } = await api.get(address, peer);
    const isUnlimited = limit === null || path.startsWith('/dev');
    expect(/^"([a-z-]+)";q=\d+;w=\d+$/.exec(headers.get('ratelimit-policy') ?? '')?.[1] ?? null).toBe(
      isUnlimited ? null : limit,
    );
    const refused = await api.send('DELETE', address, peer, {});
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, expect.stringMatching(/^GET, HEAD, OPTIONS/)]);
  },
);

test('every call has a limit, which its headers state [A-1 R-3]', async () => {
  for (const endpoint of allEndpoints.filter(({ service }) => service !== 'operations')) {
    const address = pathOf(endpoint).replaceAll(/:\w+/g, '1');
    const { headers } = await api.send(endpoint.method, address, { peer: '203.0.113.201' });
    const limit = endpoint.auth !== 'public' ? 'failed-login' : endpoint.method === 'GET' ? 'read' : '(?:read|write)';
    expect([endpoint.id, headers.get('ratelimit')]).toEqual([
      endpoint.id,
      expect.stringMatching(`^"${limit}";r=\\d+;t=\\d+$`),
    ]);
  }
});

test.each([
  ['GET', '/api/no/such/call', 404],
  ['POST', '/api/no/such/call', 404],
  ['GET', '/no-such-page', 404],
  ['DELETE', '/api/hometagscroller', 405],
])('%s %s, which nothing serves, has a limit [A-1 R-3]', async (method, address, status) => {
  const answer = await api.send(method, address, { peer: '203.0.113.202' });
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([
    status,
    expect.stringMatching(/^"read";r=\d+;t=\d+$/),
  ]);
});
