import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Measured {
  /** The exit code; null after a signal. */
  status: number | null;
  /** Wall-clock time. */
  seconds: number;
  /** User and system CPU time of the command and the processes it waited for. */
  cpuSeconds: number;
}

/** Sums the times in the last line of a shell's `times`, which is for child processes. */
export function secondsOfTimes(printed: string): number {
  const [, children = ''] = printed.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command with its output on the terminal, through a shell, since Node does not report CPU times of children. */
export function measure(command: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-times-'));
  const file = join(folder, 'times');
  const started = Date.now();
  const script = 'file=$1; shift; "$@"; code=$?; times > "$file"; exit $code';
  const { status } = spawnSync('sh', ['-c', script, 'sh', file, ...command], { ...options, stdio: 'inherit' });
  const seconds = (Date.now() - started) / 1000;
  try {
    return { status, seconds, cpuSeconds: secondsOfTimes(readFileSync(file, 'utf8')) };
  } catch {
    return { status, seconds, cpuSeconds: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
