import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.ts';
import { callerFolder } from '../runtime/env.ts';
import { fail } from './open-for-command.ts';

/** A file as whoever called the command names it, from their own folder. */
export const namedByCaller = (file: string): string => path.resolve(callerFolder(), file);

export const unreadable = (file: string): CommandError => new CommandError(`Cannot read the file ${file}`);

/** @throws CommandError when there is no such file, or it may not be read */
export function readText(file: string): string {
  try {
    return readFileSync(namedByCaller(file), 'utf8');
  } catch {
    throw unreadable(file);
  }
}

/** What was asked for; a command line that asks for nothing we know ends the process with code 2, in words. */
export function requestOrFail<Request>(read: () => Request): Request {
  try {
    return read();
  } catch (error) {
    if (error instanceof CommandError) fail(error.message, 2);
    throw error;
  }
}
