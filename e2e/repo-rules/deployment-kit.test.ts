import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../support/free-port.ts';
import { read, root, trackedFiles } from './tracked-files.ts';

const KIT = 'apps/api/deploy';
const folder = mkdtempSync(join(tmpdir(), 'maidan-kit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

/** The variables of the product, as `.env.example` explains them. */
const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? ''));
const compose = parse(read(`${KIT}/compose.yaml`), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const dockerfile = read(`${KIT}/Dockerfile`);

const testsAll = process.env['TEST_ALL'] === '1';

/** In `pnpm test:all`, the path of an installed program that can validate its own files; else null. */
const find = (...places: string[]): string | null =>
  (testsAll ? places : []).find((place) => existsSync(place)) ?? null;
const caddy = find('/usr/bin/caddy', '/usr/local/bin/caddy');
const nginx = find('/usr/sbin/nginx', '/usr/local/sbin/nginx');
const systemd = find('/usr/bin/systemd-analyze');
const promtool = find('/usr/bin/promtool', '/usr/local/bin/promtool');
function run(program: string | null, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { cwd: join(root, KIT), encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

describe('the containers', () => {
  const ours = services.filter(([, service]) => service.build);

  test('are those of the API, its worker, both sites and the desk, from stages of the Dockerfile', () => {
    expect(ours.map(([name]) => name)).toEqual(['api', 'worker', 'feed', 'league', 'desk']);
    for (const [, { build }] of ours) {
      expect(dockerfile).toContain(` AS ${build?.target}\n`);
      expect(join(root, KIT, build?.context ?? '')).toBe(`${root}`);
      expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true);
    }
  });

  test('set only variables that the product reads', () => {
    const unknown = ours.flatMap(([name, { environment = {} }]) =>
      Object.keys(environment)
        .filter((variable) => !known.has(variable))
        .map((variable) => `${name}: ${variable}`),
    );
    expect(unknown).toEqual([]);
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []);
    const ofTools = new Set(['CI', 'TURBO_TELEMETRY_DISABLED']);
    expect(set.filter((variable) => !known.has(variable) && !ofTools.has(variable))).toEqual([]);
  });

  test('depend only on services and volumes that exist', () => {
    const needed = services.flatMap(([, { depends_on: others = [] }]) =>
      Array.isArray(others) ? others : Object.keys(others),
    );
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const missing = sources.filter((source) =>
      source.startsWith('./') ? !existsSync(join(root, KIT, source)) : !(source in compose.volumes),
    );
    expect(missing).toEqual([]);
  });

  test('run the same Node version as the tests, and are built with the same turbo', () => {
    const images = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/turbo/package.json'), 'utf8')) as {
      version: string;
    };
    expect(dockerfile).toContain(`dlx turbo@${version} prune`);
  });
});

test('every path of the checkout that a systemd unit names exists', () => {
  const units = trackedFiles.filter((path) => path.startsWith(`${KIT}/systemd/`));
  expect(units).toHaveLength(3);
  const scripts = units.flatMap((path) => [...read(path).matchAll(/^ExecStart=\/usr\/bin\/node (\S+)/gm)]);
  const built = { 'dist/main.js': 'apps/api/src/server/main.ts', 'build/server/index.js': 'apps/feed/server.ts' };
  for (const [, script = ''] of scripts) {
    expect(existsSync(join(root, built[script as keyof typeof built] ?? script))).toBe(true);
  }
});

test.skipIf(!caddy)('Caddy accepts its configuration', () => {
  const { status, printed } = run(caddy, 'validate', '--adapter', 'caddyfile', '--config', 'Caddyfile');
  expect(status, printed).toBe(0);
});

test.skipIf(!systemd)('systemd accepts the units', () => {
  const units = trackedFiles.filter((path) => path.startsWith(`${KIT}/systemd/`)).map((path) => join(root, path));
  expect(run(systemd, 'verify', ...units)).toEqual({ status: 0, printed: '' });
});

test.skipIf(!nginx)('nginx accepts its configuration', async () => {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), conf: join(folder, 'nginx.conf') };
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=maidan.example'];
  execFileSync('openssl', [...request, '-keyout', files.key, '-out', files.cert], { stdio: 'pipe' });
  // `nginx -t` binds the ports, which may be in use or need root.
  const [secure, plain] = [await freePort(), await freePort()];
  const text = read(`${KIT}/nginx.conf`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll(/listen 443\b/g, `listen ${secure}`)
    .replaceAll(/listen 80\b/g, `listen ${plain}`)
    .replaceAll('/etc/ssl/maidan/fullchain.pem', files.cert)
    .replaceAll('/etc/ssl/maidan/privkey.pem', files.key)
    .replaceAll('/etc/nginx/nginx-proxy.conf', join(root, KIT, 'nginx-proxy.conf'));
  writeFileSync(files.conf, `pid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${text}}\n`);
  expect(run(nginx, '-t', '-q', '-c', files.conf, '-e', join(folder, 'error.log'))).toEqual({ status: 0, printed: '' });
});

describe('monitoring', () => {
  const folderOfIt = `${KIT}/monitoring`;
  const alerts = parse(read(`${folderOfIt}/alerts.yaml`)) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
  };
  const rules = alerts.groups.flatMap((group) => group.rules);

  test('every alert says what to do', () => {
    const headings = [...read(`${folderOfIt}/README.md`).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
  });

  test('alerts and dashboard use metrics that the servers export', () => {
    const sources = [
      'apps/api/src/http/metrics.ts',
      'apps/api/src/jobs/job-metrics.ts',
      'packages/site/src/server/site-metrics.server.ts',
    ];
    const ours = sources.flatMap((path) => [...read(path).matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name));
    const ofNode = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'up'];
    const exist = new Set([
      ...ours.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
      ...ofNode,
    ]);
    const dashboard = parse(read(`${folderOfIt}/dashboard.json`)) as {
      readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    };
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[\s)]|$)/g) ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !exist.has(name) && name !== 'histogram_quantile')).toEqual([]);
  });

  test.skipIf(!promtool)('Prometheus accepts its configuration', () => {
    const checked = run(promtool, 'check', 'config', 'monitoring/prometheus.yaml');
    expect(checked.status, checked.printed).toBe(0);
  });
});
