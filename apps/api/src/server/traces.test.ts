import { collectTraces } from '@maidan/http-edge/testing/collect-traces';
import { openTraces } from '@maidan/http-edge/traces/open-traces';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { workOnce } from '../jobs/worker.ts';
import { enqueueJob } from '../modules/jobs/jobs.store.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

test('the running server sends the trace of a request from a site, with its queries but no values', async () => {
  const collector = await collectTraces();
  const running = await startRunning({
    DATA_DIR: folders.make(),
    TRUSTED_PROXIES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'content-type': 'application/json' };
  const body = JSON.stringify({ phone: '9876543210', type: 'phone' });
  expect((await fetch(`${running.address}/api/mobileotp`, { method: 'POST', headers, body })).status).toBe(200);
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
  collector.close();
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    service: 'maidan-api',
    name: 'POST main/mobileotp',
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.response.status_code': 200 },
  });
  const queries = spans.filter(({ kind }) => kind === 3);
  expect(queries.length).toBeGreaterThan(3);
  for (const { parentSpanId, attributes } of queries) {
    expect([parentSpanId, attributes['db.system.name']]).toEqual([request?.spanId, 'sqlite']);
  }
  expect(collector.requests.map(({ text }) => text).join('')).not.toContain('9876543210');
});

test.each([
  ['its endpoint is not an address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }],
  ['its sampling ratio is not a ratio', { OTEL_TRACES_SAMPLER_ARG: '2' }],
])('a setting of traces is refused when %s', async (_, env) => {
  const { readEnv } = await import('../runtime/env.ts');
  expect(() => readEnv(env)).toThrow(Object.keys(env)[0]);
});

describe.each(engines)('a job on %s', (engine) => {
  test('is a trace with its queries', async () => {
    const collector = await collectTraces();
    const close = await openTraces(
      { endpoint: collector.endpoint, share: 1, headers: '' },
      { name: 'api', warn: (message) => expect.unreachable(message) },
    );
    const api = await createTestApp(engine);
    await enqueueJob(api.db, 'clip-copies', 'a', api.now());
    const find = async () => {
      await api.db.selectFrom('users').select('id').where('phone', '=', '9876543210').execute();
    };
    await workOnce({
      database: api.world.database,
      clock: api.now,
      log: pino({ level: 'silent' }),
      handlers: { 'clip-copies': find },
    });
    await api.close();
    await close();
    collector.close();
    const [query, job] = collector.spans;
    expect(collector.spans).toHaveLength(2);
    expect(job).toMatchObject({ name: 'job clip-copies', kind: 5, hasFailed: false });
    expect(query).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, name: 'select' });
    expect(query?.attributes['db.system.name']).toBe(engine === 'SQLite' ? 'sqlite' : 'postgresql');
    expect(String(query?.attributes['db.query.text'])).toMatch(/from "users" where "phone" = (?:\?|\$1)$/);
  });
});
