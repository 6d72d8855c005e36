import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createServer, type Plugin } from 'vite';

/** A second engine, in `pnpm test:all` where the machine has it. */
const testsAll = process.env['TEST_ALL'] === '1';
const firefox = ['firefox-esr', 'firefox'].find((name) => testsAll && spawnSync(name, ['--version']).status === 0);

const script = fileURLToPath(new URL('./hostile/check-in-browser.ts', import.meta.url));
const PAGE = `<!doctype html><title>Check</title><body><script type="module" src="/@fs${script}"></script>`;

/** Milliseconds. */
const PATIENCE = 60_000;

/** Serves the page; says when it is opened, and what it reports. */
function reportPage() {
  const heard = new EventEmitter();
  const opened = once(heard, 'opened').then(() => true);
  const report = once(heard, 'report').then(([found]) => found as unknown);
  const plugin: Plugin = {
    name: 'report',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === '/') {
          heard.emit('opened');
          response.setHeader('content-type', 'text/html').end(PAGE);
        } else if (request.url === '/report') {
          void text(request).then((body) => heard.emit('report', JSON.parse(body)));
          response.end();
        } else next();
      });
    },
  };
  return { plugin, opened, report };
}

/** A profile that calls no one. */
function makeProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-firefox-'));
  const quiet = [
    'app.update.enabled',
    'browser.shell.checkDefaultBrowser',
    'datareporting.policy.dataSubmissionEnabled',
    'extensions.update.enabled',
    'network.captive-portal-service.enabled',
    'network.connectivity-service.enabled',
    'toolkit.telemetry.enabled',
  ];
  writeFileSync(join(folder, 'user.js'), quiet.map((name) => `user_pref("${name}", false);\n`).join(''));
  return folder;
}

test.runIf(firefox)(
  'in Firefox too no attack runs and only allowed nodes are left, with either sanitiser [H-2]',
  { timeout: 180_000 },
  async ({ skip }) => {
    const { plugin, opened, report } = reportPage();
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    });
    const profile = makeProfile();
    await server.listen();
    const address = server.resolvedUrls?.local[0] ?? '';
    const child = spawn(firefox ?? '', ['--headless', '--no-remote', '--profile', profile, address], {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    });
    try {
      // One in a container of its own may not reach this machine's folders or ports.
      if (!(await Promise.race([opened, wait(PATIENCE, false)]))) skip('Firefox did not open the page.');
      expect(await report).toEqual({ sanitisers: expect.any(Number), issues: [], fired: 0, controls: true });
    } finally {
      child.kill('SIGKILL');
      await server.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);
