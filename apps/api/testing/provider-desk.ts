import { CommandError } from '../src/commands/command.ts';
import { readRequest } from '../src/commands/read-request.ts';
import { providerFamily, runProvider } from '../src/commands/provider/run-provider.ts';
import type { TestApp } from './test-app.ts';

/** The provider's commands on a test's database, with files that exist only here. */
export function atDesk({ world, db, now }: TestApp, files: Record<string, Buffer> = {}) {
  const readFile = async (file: string) => {
    const bytes = files[file];
    if (!bytes) throw new CommandError(`Cannot read the file ${file}`);
    return bytes;
  };
  const readText = (file: string) => files[file]?.toString() ?? '';
  return async (...typed: string[]): Promise<string> => {
    const request = readRequest(providerFamily, typed);
    if ('help' in request) return request.help;
    return runProvider({ db, files: world.files, now: now(), readText, readFile }, request);
  };
}

/** The head of a PNG of this size, which is all that is looked at. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0806000000', 'hex')]);
}

/** The head of an MP4. */
export const clip = (): Buffer => Buffer.from('00000018667479706d703432', 'hex');
