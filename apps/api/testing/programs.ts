import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programFolder, setProgramFolder } from './databases/env.ts';

const api = path.join(import.meta.dirname, '..');

/**
 * Before all tests: builds the programs that they start, in a folder of this run. A bundle starts in half the time of
 * its sources, and tests start hundreds.
 */
export function setup(): () => void {
  // As deep as `dist`, because the programs find their content relative to it.
  const folder = mkdtempSync(path.join(api, '.programs-'));
  const vite = path.join(api, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: api,
    stdio: 'inherit',
  });
  setProgramFolder(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Benchmarks, which have no such folder, use the regular build. */
const inFolder = (name: string): string => path.join(programFolder() ?? path.join(api, 'dist'), name);

/** The server, as a file for Node. */
export const serverProgram = (): string => inFolder('main.js');

/** The `maidan` command, as a file for Node. */
export const commandProgram = (): string => inFolder('maidan.js');

/** Node's compile cache, with which the next process starts in half the time. */
export const compiledFolder = (): string =>
  path.join(programFolder() ?? path.join(tmpdir(), 'maidan-benchmarks'), '.compiled');
