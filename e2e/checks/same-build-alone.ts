/**
 * Rebuilds each app from the subset of the checkout that `turbo prune` keeps, as its container image does, compares the
 * result byte by byte with the existing build, and starts it. This checks that an app builds and runs without the others,
 * and that builds are reproducible. Arguments select folders in `apps`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, root } from '@maidan/launcher/product';
import { freePort } from '../support/free-port.ts';

/** The variable of each app's port. */
const PORTS: Readonly<Record<string, string>> = {
  feed: 'FEED_PORT',
  ysl: 'LEAGUE_PORT',
  desk: 'DESK_PORT',
  api: 'API_PORT',
};
const chosen = process.argv.slice(2);
const apps = chosen.length > 0 ? chosen : Object.keys(PORTS);
/** The number of cores of a small machine. */
const AT_ONCE = 2;

function hashBuild(checkout: string, app: string): Map<string, string> {
  const folder = join(checkout, 'apps', app);
  const files = globSync(['build/**', 'dist/**'], { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, hash(file)]));
}

async function run(cwd: string, ...args: string[]): Promise<void> {
  const child = spawn('pnpm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${printed}`);
}

/** Starts the built app and waits for its first response. A stop signal must then end it with exit code 0. */
async function start(checkout: string, app: string): Promise<void> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [app === 'api' ? 'dist/main.js' : 'build/server/index.js'], {
    cwd: join(checkout, 'apps', app),
    env: { PATH, HOME, ALLOW_DEV_OUTBOX: '1', DEMO_CONTENT: '0', [PORTS[app] ?? '']: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const giveUp = Date.now() + 120_000;
  while (child.exitCode === null && Date.now() < giveUp && !(await answers(port))) await wait(100);
  const answered = await answers(port);
  child.kill('SIGTERM');
  const [code] = await ended;
  if (!answered || code !== 0) throw new Error(`apps/${app}, built alone, does not run:\n${printed}`);
}

/** @returns the number of files that differ or exist in only one of the builds */
async function compare(app: string): Promise<number> {
  const checkout = mkdtempSync(join(tmpdir(), `maidan-${app}-`));
  try {
    await run(root, 'exec', 'turbo', 'prune', `@maidan/${app}`, `--out-dir=${checkout}`);
    await run(checkout, 'install', '--frozen-lockfile', '--prefer-offline');
    await run(checkout, 'exec', 'turbo', 'run', 'build', '--force', '--output-logs=errors-only');
    const [first, second] = [hashBuild(root, app), hashBuild(checkout, app)];
    if (first.size === 0) throw new Error(`apps/${app} is not built.`);
    const names = [...new Set([...first.keys(), ...second.keys()])];
    const different = names.filter((file) => first.get(file) !== second.get(file));
    for (const file of different) console.error(`apps/${app}/${file} differs.`);
    await start(checkout, app);
    console.log(
      `${app}: ${names.length} built files, ${different.length} different when it is built alone; it starts.`,
    );
    return different.length;
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

const waiting = [...apps];
let different = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) different += await compare(app);
  }),
);
process.exit(different === 0 ? 0 : 1);
