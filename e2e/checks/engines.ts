import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { installFromDebian } from './chromium.ts';

interface Program {
  /** Its name on the PATH, and how it prints its version. */
  readonly command: readonly [string, ...string[]];
  /** Debian's packages. */
  readonly packages: readonly string[];
}

/** What only `pnpm test:all` needs. */
const PROGRAMS: readonly Program[] = [
  { command: ['ffmpeg', '-version'], packages: ['ffmpeg'] },
  { command: ['pgbouncer', '--version'], packages: ['pgbouncer'] },
  { command: ['firefox-esr', '--version'], packages: ['firefox-esr'] },
  { command: ['caddy', 'version'], packages: ['caddy'] },
  { command: ['nginx', '-v'], packages: ['nginx-light'] },
  { command: ['promtool', '--version'], packages: ['prometheus'] },
];

const runs = ([command, ...args]: Program['command']): boolean => spawnSync(command, args).status === 0;

/** Installs what `pnpm test:all` needs and this machine lacks. @returns the programs that could not be had */
export function missingForAll(): string[] {
  const lacking = PROGRAMS.filter(({ command }) => !runs(command));
  for (const { packages } of lacking) installFromDebian(...packages);
  return lacking.filter(({ command }) => !runs(command)).map(({ command: [name] }) => name);
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
