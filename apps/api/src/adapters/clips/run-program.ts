import { execFile } from 'node:child_process';
import { MINUTE } from '../../runtime/clock.ts';

/** Runs a program to its end. @returns its output @throws Error with its error output */
export function runProgram(program: string, args: readonly string[], timeout = 25 * MINUTE): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, timeout, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 } as const;
    execFile(program, [...args], options, (error, printed, complaint) => {
      if (error === null) resolve(printed);
      else reject(new Error(complaint.trim().slice(-500) || error.message));
    });
  });
}
