/** `pnpm provider:<command>`: what the provider does (docs/provider-commands.md). Safe beside a running server. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../runtime/clock.ts';
import { CommandError } from './command.ts';
import { readRequest } from './read-request.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { providerFamily, runProvider } from './provider/run-provider.ts';
import { namedByCaller, readText, requestOrFail, unreadable } from './command-input.ts';
import { fail, openForCommand } from './open-for-command.ts';

const request = requestOrFail(() => readRequest(providerFamily, process.argv.slice(2)));
if ('help' in request) {
  console.log(request.help);
} else {
  const { database, env } = await openForCommand();
  const world = {
    db: database.db,
    files: folderFiles(path.join(env.dataDir, 'media')),
    now: systemClock(),
    readText,
    readFile: (file: string) => readFile(namedByCaller(file)).catch(() => Promise.reject(unreadable(file))),
  };
  try {
    console.log(await runProvider(world, request));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    fail(`Nothing was changed.\n${error.message}\nHelp: pnpm provider:${request.command.name} --help`);
  } finally {
    await database.db.destroy();
  }
}
