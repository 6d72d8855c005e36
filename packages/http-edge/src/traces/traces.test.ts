import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { collectTraces } from '../testing/collect-traces.ts';
import { openTraces } from './open-traces.ts';
import { nameRequest, recordQuery, traceHeaders, traceRequests, traceWork } from './spans.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
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

async function begin({ share = 1, headers = '', passesOnTo = '' } = {}) {
  const collector = await collectTraces();
  const warnings: string[] = [];
  const close = await openTraces(
    { endpoint: collector.endpoint, share, headers },
    { name: 'api', passesOnTo, warn: (message) => warnings.push(message) },
  );
  closers.push(collector.close, close);
  return { ...collector, warnings, end: close };
}

const answerWith =
  (status: number): RequestListener =>
  (request, response) => {
    nameRequest(request.method ?? '', '/post/:slug', 'an-id');
    recordQuery({
      engine: 'sqlite',
      sql: 'select * from posts where slug = ?',
      milliseconds: 2,
      hasFailed: status > 499,
    });
    response.writeHead(status).end();
  };

const trace = { id: '0af7651916cd43dd8448eb211c80319c', parent: 'b7ad6b7169203331' };
const sampled = `00-${trace.id}-${trace.parent}-01`;

describe('traces', () => {
  test('a request from one of our servers continues its trace, and its query is part of it', async () => {
    const collector = await begin({ headers: 'x-key=a%20b,x-other=c' });
    const server = await listen(traceRequests(answerWith(200), { continues: true }));
    await fetch(`${server}/post/evening-game?from=9876543210`, { headers: { traceparent: sampled } });
    await collector.end();
    const [query, request] = collector.spans;
    expect(request).toMatchObject({
      service: 'maidan-api',
      traceId: trace.id,
      parentSpanId: trace.parent,
      name: 'GET /post/:slug',
      kind: 2,
      hasFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/post/:slug',
        'http.response.status_code': 200,
        'maidan.request_id': 'an-id',
      },
    });
    expect(query).toMatchObject({
      traceId: trace.id,
      parentSpanId: request?.spanId,
      name: 'select',
      kind: 3,
      attributes: { 'db.system.name': 'sqlite', 'db.query.text': 'select * from posts where slug = ?' },
    });
    expect(query?.milliseconds).toBeCloseTo(2, 2);
    const [sent] = collector.requests;
    expect(sent?.path).toBe('/v1/traces');
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'a b', 'x-other': 'c' });
    expect(sent?.text).not.toMatch(/evening-game|9876543210/);
  });

  test('an answer of 500 and its query are marked as failed', async () => {
    const collector = await begin();
    const server = await listen(traceRequests(answerWith(500), { continues: true }));
    await fetch(server);
    await collector.end();
    expect(collector.spans.map(({ kind, hasFailed }) => [kind, hasFailed])).toEqual([
      [3, true],
      [2, true],
    ]);
  });

  test.each([
    ['headers of an outside caller', false, sampled],
    ['no headers', true, ''],
    ['an unknown version', true, `ff-${trace.id}-${trace.parent}-01`],
    ['only zeros', true, `00-${'0'.repeat(32)}-${trace.parent}-01`],
  ])('a request with %s starts its own trace', async (_, continues, traceparent) => {
    const collector = await begin();
    const server = await listen(traceRequests(answerWith(200), { continues }));
    await fetch(server, { headers: { traceparent } });
    await collector.end();
    const request = collector.spans.at(-1);
    expect(request).not.toHaveProperty('parentSpanId');
    expect(request?.traceId).toMatch(/^(?!0af7|0{32})[0-9a-f]{32}$/);
  });

  test.each([
    ['that its sender did not sample', 1, `00-${trace.id}-${trace.parent}-00`],
    ['outside the sampled fraction', 0, ''],
  ])('nothing of a trace %s is sent, and the next server is told', async (_, share, traceparent) => {
    const collector = await begin({ share });
    let passedOn = '';
    const server = await listen(
      traceRequests(
        (request, response) => {
          passedOn = traceHeaders()['traceparent'] ?? '';
          answerWith(200)(request, response);
        },
        { continues: true },
      ),
    );
    await fetch(server, { headers: { traceparent } });
    await collector.end();
    expect(collector.requests).toEqual([]);
    expect(passedOn).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  test("a fetch to a site's API passes its trace on, and any other does not", async () => {
    const seen: (string | undefined)[] = [];
    const note: RequestListener = (request, response) => {
      seen.push(request.headers['traceparent'] as string | undefined);
      response.end();
    };
    const [api, elsewhere] = [await listen(note), await listen(note)];
    const collector = await begin({ passesOnTo: api });
    await traceWork('job clip', async () => {
      await fetch(`${api}/api/tag/all`);
      await fetch(elsewhere);
    });
    await collector.end();
    const [job] = collector.spans;
    expect(job).toMatchObject({ name: 'job clip', kind: 5 });
    expect(seen).toEqual([`00-${job?.traceId}-${job?.spanId}-01`, undefined]);
  });

  test('a failed job is marked, and still fails', async () => {
    const collector = await begin();
    await expect(traceWork('job push', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await collector.end();
    expect(collector.spans).toMatchObject([{ name: 'job push', hasFailed: true }]);
  });

  test('an unreachable collector is reported once, and does not delay the end', async () => {
    const collector = await begin();
    collector.close();
    await traceWork('job clip', async () => undefined);
    await collector.end();
    expect(collector.warnings).toEqual([expect.stringContaining('the trace collector refuses spans')]);
  });

  test('without settings, nothing is measured or passed on', async () => {
    const close = await openTraces(null, { name: 'api', warn: () => undefined });
    let headers: Record<string, string> | undefined;
    const server = await listen(
      traceRequests(
        (request, response) => {
          headers = traceHeaders();
          answerWith(200)(request, response);
        },
        { continues: true },
      ),
    );
    expect((await fetch(server, { headers: { traceparent: sampled } })).status).toBe(200);
    expect(headers).toEqual({});
    await close();
  });
});
