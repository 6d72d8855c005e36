import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Part } from './product.ts';
import { LaunchError, runParts } from './run-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server that fails at `/fail`, answers `/slow` after 200 ms, and stops on request. */
async function createPart(name: string, start = ''): Promise<Part> {
  const port = await freePort();
  const script = join(folder, `${name}-${port}.mjs`);
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
    import { onStopRequest } from '${import.meta.resolve('@maidan/http-edge/stop-request')}';
    ${start}
    const server = createServer((request, response) => {
      if (request.url === '/fail') setTimeout(() => { throw new Error('a failure of ' + process.env.WHERE); });
      setTimeout(() => response.end('ok'), request.url === '/slow' ? 200 : 0);
    }).listen(${port}, '127.0.0.1');
    onStopRequest(() => server.close(() => { console.error('${name} stopped'); process.exit(0); }));`,
  );
  return { name, script, port, variable: 'PART_PORT' };
}

const get = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
// A start takes a second, or several on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const env = { WHERE: 'the test' };
/** The output of threads reaches the process. */
const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => printed.mockClear());

test('a port in use is reported with the variable that changes it, and nothing starts', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const run = runParts({ parts: [{ ...(await createPart('API')), port }], env, report: () => undefined });
  await expect(run).rejects.toThrow(LaunchError);
  await expect(run).rejects.toThrow(
    `Port ${port} is in use, so the API cannot start. Stop the process that uses it, or set PART_PORT.`,
  );
  occupant.close();
});

test('a slow start reports that it is still running', async () => {
  const part = await createPart('API', 'await new Promise((done) => setTimeout(done, 500));');
  const lines: string[] = [];
  const stop = await runParts({ parts: [part], env, report: (line) => lines.push(line), patience: 50 });
  await stop();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toBe('Starting the API (0 s so far)');
});

test('a part that fails is reported and starts again, while the others answer', async () => {
  const parts = [await createPart('API'), await createPart('feed'), await createPart('league')] as const;
  const lines: string[] = [];
  const stop = await runParts({ parts, env, report: (line) => lines.push(line), firstPause: 50 });
  await get(parts[1].port, '/fail').catch(() => undefined);
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('a failure of the test')]), 60_000);
  expect(lines[0]).toMatch(/^The feed has failed and starts again in 0\.05 s: Error/);
  expect(await Promise.all([0, 2].map(async (at) => (await get(parts[at]?.port ?? 0, '/')).status))).toEqual([
    200, 200,
  ]);
  await vi.waitFor(async () => expect((await get(parts[1].port, '/')).status).toBe(200), 60_000);
  await stop();
});

test('a part that cannot start stops the others, and the message gives the reason', async () => {
  const parts = [await createPart('API'), await createPart('feed', "throw new Error('no such setting');")] as const;
  await expect(runParts({ parts, env, report: () => undefined })).rejects.toThrow(
    /^The feed could not be started: Error: no such setting/,
  );
  await expect(get(parts[0].port, '/')).rejects.toThrow('fetch failed');
});

test('running requests finish before a stop, and the part that serves the others stops last', async () => {
  const parts = [await createPart('API'), await createPart('feed')] as const;
  const stop = await runParts({ parts, env, report: () => undefined });
  const slow = get(parts[1].port, '/slow');
  await wait(100);
  await stop();
  expect(printed.mock.calls.map(([text]) => String(text).trim())).toEqual(['feed stopped', 'API stopped']);
  expect((await slow).status).toBe(200);
  await expect(get(parts[1].port, '/')).rejects.toThrow('fetch failed');
});
