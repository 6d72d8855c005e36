import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectTraces } from '@maidan/http-edge/testing/collect-traces';
import { openTraces } from '@maidan/http-edge/traces/open-traces';
import { traceRequests } from '@maidan/http-edge/traces/spans';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from '../api-proxy.server.ts';
import { createLog } from '../log.server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The trace headers that the API gets for a request that has its own. */
async function forwarded(isTraced: boolean) {
  const api = await listen((request, response) => response.end(JSON.stringify(request.headers)));
  const proxy = createApiProxy(api, createLog('test', 'silent'), {});
  const pass: RequestListener = (request, response) => proxy.passThrough(request, response, 'the-id');
  const site = await listen(isTraced ? traceRequests(pass, { continues: false }) : pass);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const answer = await fetch(`${site}/api/x`, { headers: { traceparent, tracestate: 'a=b', baggage: 'user=9' } });
  const { traceparent: passed, tracestate, baggage } = (await answer.json()) as Record<string, string>;
  return { passed, tracestate, baggage };
}

test("a forwarded call continues the site's trace, never one from the caller", async () => {
  const collector = await collectTraces();
  const close = await openTraces(
    { endpoint: collector.endpoint, share: 1, headers: '' },
    { name: 'feed', warn: (message) => expect.unreachable(message) },
  );
  const { passed, ...others } = await forwarded(true);
  await close();
  collector.close();
  const [span] = collector.spans;
  expect(span).toMatchObject({ service: 'maidan-feed', kind: 2 });
  expect(passed).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  expect(others).toEqual({ tracestate: undefined, baggage: undefined });
});

test("with tracing off, a caller's trace headers are not forwarded either", async () => {
  expect(await forwarded(false)).toEqual({ passed: undefined, tracestate: undefined, baggage: undefined });
});
