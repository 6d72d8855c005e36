import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The key that makes stored one-time codes useless in a stolen copy of the database. It is created once in a
 * folder of its own, readable only by its owner; several machines need OTP_PEPPER instead.
 * @returns at least 32 characters
 */
export function readOrMakePepper(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'otp-pepper');
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('hex'));
  const pepper = readFileSync(file, 'utf8').trim();
  if (pepper.length < 32) throw new Error(`${file} is damaged: it must hold at least 32 characters`);
  return pepper;
}

/** Two processes may start at once: the first link wins, and both then read the same value. */
function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
