import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Measured {
  /** The exit code, null after a signal. */
  status: number | null;
  /** Wall time. */
  seconds: number;
  /** What the command and the processes it waited for took from the processors, user and system. */
  cpuSeconds: number;
}

/** Sums the minutes and seconds of the last line that a shell's `times` prints: the processes it waited for. */
export function secondsOfTimes(printed: string): number {
  const [, children = ''] = printed.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command with its output on the terminal. Node has no times of child processes; every shell has. */
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
