import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { blocksOf, runBlock, startBlock, stopService, type Service } from './guide.ts';
import { scan } from './observatory.ts';
import { startTlsProxy } from './tls-proxy.ts';

const FEED = 'maidan.example';
const LEAGUE = 'league.maidan.example';
const DESK = 'desk.maidan.example';
const SITES = [FEED, LEAGUE];
const HOSTS = [...SITES, DESK];

describe('a deployment that follows the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-deployed-'));
  const services: Service[] = [];
  let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const { PATH, HOME, TURBO_CACHE_DIR } = process.env;
    const [api, feed, league, desk] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const ports = { API_PORT: `${api}`, FEED_PORT: `${feed}`, LEAGUE_PORT: `${league}`, DESK_PORT: `${desk}` };
    // Only variables of a new machine, and ports that are free on this one.
    env = { PATH, HOME, TURBO_CACHE_DIR, CI: 'true', MAIDAN: folder, ...ports, API_ORIGIN: `http://127.0.0.1:${api}` };
    for (const heading of ['Build', 'Settings']) for (const block of blocksOf(heading)) runBlock(block, env);
    for (const [index, block] of blocksOf('Start').entries()) {
      services.push(await startBlock(block, env, [api, feed, league, desk][index] ?? 0));
    }
    proxy = await startTlsProxy(folder, { [FEED]: feed, [LEAGUE]: league, [DESK]: desk });
  }, 300_000);

  afterAll(async () => {
    proxy?.close();
    for (const service of services.toReversed()) await stopService(service);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(SITES)('%s serves its page under its own name and only over TLS', async (host) => {
    const page = await proxy.send(host, host === FEED ? '/about' : '/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`https://${host}`);
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('the desk responds under its own name, and every response keeps search engines out', async () => {
    for (const path of ['/', '/robots.txt', '/nowhere', '/api/tag/all']) {
      const { headers } = await proxy.send(DESK, path);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex, nofollow']);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    }
    expect((await proxy.send(DESK, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await proxy.send(DESK, '/sitemap.xml')).status).toBe(404);
  });

  test.each(HOSTS)('%s has no outbox, no demo content, and no metrics [R-13 R-15]', async (host) => {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/api/../dev/outbox.json', '/api/dev/outbox']) {
      // A path with more than one spelling gets 400.
      expect([404, 400]).toContain((await proxy.send(host, path)).status);
    }
    for (const path of ['/metrics', '//metrics', '/api/metrics', '/api/../metrics', '/api/%2e%2e/metrics']) {
      expect([path, (await proxy.send(host, path)).text.includes('# HELP')]).toEqual([path, false]);
    }
    expect((await proxy.send(FEED, '/')).status).toBe(404);
    const tags = await proxy.send(host, '/api/tag/all');
    expect([tags.status, JSON.parse(tags.text)]).toEqual([200, []]);
    const printed = services.map((service) => service.printed()).join('');
    expect([printed.includes('demo'), printed.includes('TRUSTED_PROXIES')]).toEqual([false, false]);
  });

  test('a caller that sends too many requests gets 429, whatever addresses it claims, and others are served [R-13 R-14]', async () => {
    const answers: { status: number; retryAfter: number }[] = [];
    while (answers.length < 600 && answers.at(-1)?.status !== 429) {
      const headers = { 'x-forwarded-for': `198.51.100.${answers.length % 250}` };
      const answer = await proxy.send(FEED, '/api/tag/all', { caller: '2001:db8::7', headers });
      answers.push({ status: answer.status, retryAfter: Number(answer.headers['retry-after']) });
    }
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200, 429]);
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
    expect((await proxy.send(FEED, '/api/tag/all', { caller: '2001:db8:0:1::7' })).status).toBe(200);
  });

  test.each([
    [FEED, '/about'],
    [LEAGUE, '/'],
    [DESK, '/'],
  ])("%s is graded A+ by Mozilla's Observatory [H-6]", async (host, path) => {
    const { grade, score, failed } = await scan(host, path, proxy);
    expect({ grade, failed }).toEqual({ grade: 'A+', failed: [] });
    expect(score).toBeGreaterThanOrEqual(120);
  });

  test('cookies are sent only over TLS', async () => {
    const cookies = (await proxy.send(FEED, '/about')).headers['set-cookie'] ?? [];
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
  });

  test.each(HOSTS)('%s loads nothing from elsewhere [S-4]', async (host) => {
    const { text, headers } = await proxy.send(host, '/');
    const loaded = [...text.matchAll(/<(?:script|link|img|source)\b[^>]*?\b(?:src|href|srcset)="([^"]+)"([^>]*)>/g)]
      .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
      .map(([, url = '']) => url);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((url) => new URL(url, `https://${host}/`).origin !== `https://${host}`)).toEqual([]);
    const policy = String(headers['content-security-policy']);
    for (const kind of ['script-src', 'style-src', 'font-src']) {
      const [, sources = ''] = new RegExp(`${kind} ([^;]+)`).exec(policy) ?? [];
      expect([kind, sources.includes("'self'"), /https?:|\*/.test(sources)]).toEqual([kind, true, false]);
    }
  });

  test.each(HOSTS)('%s states where to report a vulnerability [R-12]', async (host) => {
    const { status, text } = await proxy.send(host, '/.well-known/security.txt');
    expect([status, text.includes(`Canonical: https://${host}/.well-known/security.txt`)]).toEqual([200, true]);
  });

  test('data and secrets are in separate folders, closed to other accounts on the machine [R-11]', () => {
    expect(globSync('**/otp-pepper', { cwd: folder })).toEqual([join('secrets', 'otp-pepper')]);
    for (const name of ['data', 'secrets', 'maidan.env']) {
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('the operator commands work in the deployed folder, while the server runs [D-6]', () => {
    const [operate = ''] = blocksOf('Operate');
    const printed = runBlock(operate, env);
    expect(printed).toContain(`https://${DESK}/join#`);
    expect(printed).toContain('Every counter equals its rows.');
    expect(printed).toContain('No jobs are waiting.');
    expect(printed).toMatch(/Wrote .+first\.backup: \d+ rows, 0 media and 0 uploads\./);
    expect(printed).toContain('These were set: MSG91_AUTH_KEY, SMTP_URL.');
    expect(readFileSync(join(folder, 'first.backup')).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  });

  // Also tries an older Node of the system.
  const old = ['/usr/bin/node', '/usr/local/bin/node'].filter(
    (node) => existsSync(node) && Number(spawnSync(node, ['-p', 'parseInt(process.versions.node)']).stdout) < 24,
  );
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
  const scripts = [
    'api/dist/main.js',
    'api/dist/maidan.js',
    'feed/build/server/index.js',
    'league/build/server/index.js',
    'desk/build/server/index.js',
  ];
  const tries = [process.execPath, ...old].flatMap((node) => scripts.map((script) => [node, script]));
  test.each(tries)('an old Node (%s) is refused with a message by %s', (node = '', script = '') => {
    const options = node === process.execPath ? ['--import', pretend] : [];
    const { status, stderr } = spawnSync(node, [...options, join(folder, script)], {
      encoding: 'utf8',
      env: { PATH: env['PATH'] },
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^This program needs Node [\d.]+ or newer, and this is /),
    ]);
  });

  test('a stop signal ends each process with exit code 0', async () => {
    expect(await Promise.all(services.map(stopService))).toEqual([0, 0, 0, 0]);
  });

  test('a single process serves the same data at the same addresses, and a stop signal ends it with exit code 0', async () => {
    const [block = ''] = blocksOf('Start in one process');
    const whole = await startBlock(block, env, Number(env['LEAGUE_PORT']));
    services.push(whole);
    await expect.poll(() => whole.printed(), { timeout: 30_000 }).toContain('Maidan is running.');
    for (const host of SITES) {
      const statuses = ['/about', '/api/tag/all', '/dev/outbox', '/metrics'].map(
        async (path) => (await proxy.send(host, path, { caller: '198.51.100.9' })).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    }
    expect(await stopService(whole)).toBe(0);
  });
});
