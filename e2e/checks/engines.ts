import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { installFromDebian } from './chromium.ts';

interface Program {
  /** Its name on the PATH, and alternative names. */
  readonly names: readonly [string, ...string[]];
  /** The argument that prints its version. */
  readonly version: string;
  /** Debian packages. */
  readonly packages: readonly string[];
}

/** Programs that only `pnpm test:all` needs. */
const PROGRAMS: readonly Program[] = [
  { names: ['ffmpeg'], version: '-version', packages: ['ffmpeg'] },
  { names: ['pgbouncer'], version: '--version', packages: ['pgbouncer'] },
  { names: ['firefox-esr', 'firefox'], version: '--version', packages: ['firefox-esr'] },
  { names: ['WebKitWebDriver'], version: '--version', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  { names: ['caddy'], version: 'version', packages: ['caddy'] },
  { names: ['nginx'], version: '-v', packages: ['nginx-light'] },
  { names: ['promtool'], version: '--version', packages: ['prometheus'] },
];

const runs = ({ names, version }: Program): boolean => names.some((name) => spawnSync(name, [version]).status === 0);

/** Installs the programs that `pnpm test:all` needs and this machine lacks. @returns those that could not be installed */
export function missingForAll(): string[] {
  const lacking = PROGRAMS.filter((program) => !runs(program));
  for (const { packages } of lacking) installFromDebian(...packages);
  return lacking.filter((program) => !runs(program)).map(({ names: [name] }) => name);
}

/** The database and the browser that the tests used: "PostgreSQL 15.19 on 127.0.0.1:5432", "Chromium 156.0". */
export function namesOfEngines(): string[] {
  const names: string[] = [];
  try {
    names.push(readFileSync(join(root, 'apps/api/.reports/engine.txt'), 'utf8').trim());
  } catch {
    // No step has used a database.
  }
  const browser = process.env['CHROMIUM_PATH'];
  if (browser) names.push(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim());
  return names;
}
