import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createServer, type Plugin } from 'vite';

const script = fileURLToPath(new URL('./hostile/check-in-browser.ts', import.meta.url));
const PAGE = `<!doctype html><title>Check</title><body><script type="module" src="/@fs${script}"></script>`;

/** Milliseconds. */
const PATIENCE = 60_000;

interface Engine {
  readonly name: string;
  /** Its command; undefined if not installed on this machine. */
  readonly command: string | undefined;
  /** @param profile an empty folder */
  readonly args: (profile: string, address: string) => string[];
}

const onPath = (name: string): boolean => spawnSync(name, ['--help']).error === undefined;

/** A profile that makes no background requests. */
function writePreferences(profile: string): void {
  const quiet = [
    'app.update.enabled',
    'browser.shell.checkDefaultBrowser',
    'datareporting.policy.dataSubmissionEnabled',
    'extensions.update.enabled',
    'network.captive-portal-service.enabled',
    'network.connectivity-service.enabled',
    'toolkit.telemetry.enabled',
  ];
  writeFileSync(join(profile, 'user.js'), quiet.map((name) => `user_pref("${name}", false);\n`).join(''));
}

const [webkit] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** The engines besides that of the stories, in `pnpm test:all`. */
const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    command: ['firefox-esr', 'firefox'].find(onPath),
    args: (profile, address) => {
      writePreferences(profile);
      return ['--headless', '--no-remote', '--profile', profile, address];
    },
  },
  {
    name: 'WebKit',
    // It has no headless mode.
    command: webkit !== undefined && onPath('xvfb-run') ? 'xvfb-run' : undefined,
    args: (_, address) => ['--auto-servernum', webkit ?? '', '--private', address],
  },
];

/** Serves the page, and reports when it is opened and its results. */
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

describe.runIf(process.env['TEST_ALL'] === '1').each(ENGINES)('in $name', ({ command, args }) => {
  test.runIf(command)(
    'no attack runs and only allowed nodes remain, with either sanitiser [H-2]',
    { timeout: 180_000 },
    async ({ skip }) => {
      const { plugin, opened, report } = reportPage();
      const server = await createServer({
        configFile: false,
        logLevel: 'silent',
        plugins: [plugin],
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
      });
      const profile = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
      await server.listen();
      const address = server.resolvedUrls?.local[0] ?? '';
      // In its own process group, so that everything the command starts ends with it.
      const child = spawn(command ?? '', args(profile, address), {
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, HOME: profile },
      });
      try {
        // A containerised browser may have no access to this machine's folders or ports.
        if (!(await Promise.race([opened, wait(PATIENCE, false)]))) skip('The browser did not open the page.');
        expect(await report).toEqual({ sanitisers: expect.any(Number), issues: [], fired: 0, controls: true });
      } finally {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        await server.close();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  );
});
