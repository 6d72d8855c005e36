import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { precompress } from '../build/precompress.ts';
import { createSiteApp, createSiteListener, type SiteAppOptions } from '../server/site-app.server.ts';
import { readSiteEnv } from '../server/site-env.server.ts';

interface Options {
  env?: NodeJS.ProcessEnv;
  ready?: boolean;
  /** Whether renderings never end. */
  slow?: boolean;
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** The server of a site with a small browser build and a renderer whose answer depends on words in the address. */
export async function createTestSite() {
  const dir = await mkdtemp(join(tmpdir(), 'maidan-site-'));
  const clientDir = join(dir, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  // The target of a path that escapes from the folder.
  await writeFile(join(dir, 'secret'), 'secret');
  await writeFile(join(clientDir, 'assets', 'app-1a2b.js'), `export const words = '${'maidan '.repeat(400)}';`);
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(clientDir, 'score-worker.js'), 'self.skipWaiting();\n');
  await writeFile(join(clientDir, 'worker.js'), '// keeps copies');
  await writeFile(join(clientDir, 'no-worker.js'), '// removes them');
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
  await precompress(clientDir);

  function setUp({ env = {}, ready = true, slow = false }: Options = {}) {
    const seen: { url: string; cookie: string | null; nonce: string }[] = [];
    const logged: Record<string, unknown>[] = [];
    const options: SiteAppOptions = {
      env: readSiteEnv('feed', { NODE_ENV: 'production', ...env }),
      log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
      clientDir,
      queryNames: ['page'],
      clock: () => 0,
      ready: () => ready,
      render: async (request, { nonce, requestId, now }) => {
        seen.push({ url: request.url, cookie: request.headers.get('cookie'), nonce });
        const route = new URL(request.url).pathname.replace(/[^/]*\d$/, ':id');
        if (slow) await new Promise(() => undefined);
        if (request.url.includes('broken')) throw new Error('secret detail');
        if (request.url.includes('bare')) {
          const headers = { 'content-type': 'text/plain' };
          return { response: new Response('Unexpected secret', { status: 500, headers }), route };
        }
        if (request.url.includes('empty')) return { response: new Response(null, { status: 500 }), route };
        const status = request.url.includes('missing') ? 404 : 200;
        const html = `<!doctype html><script nonce="${nonce}">ours</script><script>injected</script> report ${requestId} at ${now}`;
        return { response: new Response(html, { status, headers: { 'content-type': 'text/html' } }), route };
      },
    };
    return { app: createSiteApp(options), listener: () => createSiteListener(options), seen, logged };
  }

  return { setUp, remove: () => rm(dir, { recursive: true, force: true }) };
}
