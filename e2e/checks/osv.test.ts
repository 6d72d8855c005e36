import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { findSevere, NoAnswer } from './osv.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

interface Answer {
  status?: number;
  body: unknown;
}

/** A fake OSV server. @returns its origin and the requests that it received */
async function startOsv(answer: (path: string, body: string) => Answer) {
  const requests: { path: string; body: string }[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = { path: request.url ?? '', body: await text(request) };
    requests.push(sent);
    const { status = 200, body } = answer(sent.path, sent.body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const records: Record<string, unknown> = {
  'GHSA-high': { summary: 'Reads any file', database_specific: { severity: 'HIGH' } },
  'GHSA-critical': { database_specific: { severity: 'CRITICAL' } },
  'GHSA-moderate': { database_specific: { severity: 'MODERATE' } },
  'GHSA-low': { database_specific: { severity: 'LOW' } },
  'GHSA-withdrawn': { withdrawn: '2026-01-01T00:00:00Z', database_specific: { severity: 'CRITICAL' } },
  'MAL-2026-1': { summary: 'Malicious code' },
};

const found = (results: unknown[]) => (path: string) =>
  path === '/v1/querybatch' ? { body: { results } } : { body: records[path.slice('/v1/vulns/'.length)] };

test('names each vulnerability of high, critical or unknown severity with its package [S-2]', async () => {
  const all = Object.keys(records).map((id) => ({ id }));
  const { origin, requests } = await startOsv(found([{}, { vulns: all }]));
  expect(await findSevere(['pkg:npm/a@1.0.0', 'pkg:npm/%40b/c@2.0.0'], origin)).toEqual([
    { id: 'GHSA-high', purl: 'pkg:npm/%40b/c@2.0.0', summary: 'Reads any file' },
    { id: 'GHSA-critical', purl: 'pkg:npm/%40b/c@2.0.0', summary: '' },
    { id: 'MAL-2026-1', purl: 'pkg:npm/%40b/c@2.0.0', summary: 'Malicious code' },
  ]);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    queries: [{ package: { purl: 'pkg:npm/a@1.0.0' } }, { package: { purl: 'pkg:npm/%40b/c@2.0.0' } }],
  });
});

test('reads all pages of a paginated list', async () => {
  const { origin } = await startOsv((path, body) => {
    if (path !== '/v1/querybatch') return found([])(path);
    const result = body.includes('"page_token":"2"')
      ? { vulns: [{ id: 'GHSA-critical' }] }
      : { vulns: [{ id: 'GHSA-low' }], next_page_token: '2' };
    return { body: { results: [result] } };
  });
  expect((await findSevere(['pkg:npm/a@1.0.0'], origin)).map(({ id }) => id)).toEqual(['GHSA-critical']);
});

test('passes packages without known vulnerabilities', async () => {
  const { origin, requests } = await startOsv(found([{}]));
  expect(await findSevere(['pkg:npm/a@1.0.0'], origin)).toEqual([]);
  expect(requests.length).toBe(1);
});

test.each([429, 500, 503])('throws NoAnswer when OSV replies with %i', async (status) => {
  const { origin } = await startOsv(() => ({ status, body: {} }));
  await expect(findSevere(['pkg:npm/a@1.0.0'], origin)).rejects.toThrow(NoAnswer);
});

test('throws NoAnswer when OSV cannot be reached', async () => {
  await expect(findSevere(['pkg:npm/a@1.0.0'], 'http://127.0.0.1:9')).rejects.toThrow(NoAnswer);
});

test('fails when OSV refuses the request or omits packages', async () => {
  const refusing = await startOsv(() => ({ status: 400, body: { message: 'Invalid purl' } }));
  const error: unknown = await findSevere(['a'], refusing.origin).catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(NoAnswer);
  expect(String(error)).toContain('Invalid purl');
  const short = await startOsv(found([]));
  await expect(findSevere(['pkg:npm/a@1.0.0'], short.origin)).rejects.toThrow('0 of 1 queries');
});
