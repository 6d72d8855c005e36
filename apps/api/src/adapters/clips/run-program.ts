import { execFile } from 'node:child_process';
import { MINUTE } from '../../runtime/clock.ts';

const running = new Set<() => void>();

/** Runs a program to its end. @returns what it printed @throws Error with what it complained of */
export function runProgram(program: string, args: readonly string[], timeout = 25 * MINUTE): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, timeout, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 } as const;
    const child = execFile(program, [...args], options, (error, printed, complaint) => {
      running.delete(end);
      if (error === null) resolve(printed);
      else reject(new Error(complaint.trim().slice(-500) || error.message));
    });
    const end = (): void => void child.kill('SIGKILL');
    running.add(end);
  });
}

/** Ends all programs, for a process that ends. */
export function endPrograms(): void {
  for (const end of running) end();
}
