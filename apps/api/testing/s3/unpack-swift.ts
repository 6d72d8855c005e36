import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const cache = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache');
const APT = '/usr/bin/apt-get';

export interface Swift {
  readonly python: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * OpenStack Swift from Debian or Ubuntu packages, unpacked into a folder: nothing is installed, and no service
 * starts. About 10 MB, once.
 * @throws Error with the reason when this machine cannot
 */
export function unpackSwift(): Swift {
  if (!existsSync(APT)) throw new Error('this machine has no packages of Debian');
  const folder = path.join(cache, 'swift');
  if (!existsSync(folder)) download(folder);
  const libraries = path.join(folder, 'usr', 'lib');
  const unpackedPython = path.join(folder, 'usr', 'bin', 'python3');
  const hasOwnPython = existsSync(unpackedPython);
  const python = hasOwnPython ? unpackedPython : '/usr/bin/python3';
  if (!existsSync(python)) throw new Error('the unpacked packages have no Python');
  const env = {
    PATH: '/usr/bin:/bin',
    PYTHONPATH: path.join(libraries, 'python3', 'dist-packages'),
    LD_LIBRARY_PATH: readdirSync(libraries)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => path.join(libraries, name))
      .join(':'),
    ...(hasOwnPython ? { PYTHONHOME: path.join(folder, 'usr') } : {}),
  };
  return { python, env };
}

function download(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'swift-'));
  try {
    let needed = packages();
    if (needed.length === 0 && process.getuid?.() === 0) {
      run(APT, ['update', '-q'], draft);
      needed = packages();
    }
    if (needed.length === 0) throw new Error('no package python3-swift is known: apt-get update');
    run(APT, ['download', '-q', ...needed], draft);
    const root = path.join(draft, 'root');
    mkdirSync(root);
    for (const name of readdirSync(draft)) if (name.endsWith('.deb')) run('dpkg-deb', ['-x', name, root], draft);
    // Another worker may have been faster.
    if (!existsSync(folder)) renameSync(root, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The packages that this machine lacks; none if it does not know them. */
function packages(): string[] {
  try {
    const plan = run(APT, ['install', '--simulate', '--no-install-recommends', 'python3-swift'], cache);
    return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  } catch {
    return [];
  }
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  return execFileSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
  });
}
