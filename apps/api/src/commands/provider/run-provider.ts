import type { Given } from '../command.ts';
import type { Family } from '../read-request.ts';
import type { Db } from '../../db/open-database.ts';
import type { Files } from '../../adapters/files/files.ts';
import { answer, close, conversations, read, reopen } from './conversations.ts';
import type { ProviderCommand, ProviderDesk } from './desk.ts';
import { keepNamed } from './keep-named.ts';
import { notify } from './notify.ts';
import { publish } from './publish.ts';
import { restore, withdraw } from './withdraw.ts';

const commands: readonly ProviderCommand[] = [
  conversations,
  read,
  answer,
  close,
  reopen,
  notify,
  publish,
  withdraw,
  restore,
];

export const providerFamily: Family<ProviderDesk> & { readonly commands: readonly ProviderCommand[] } = {
  name: 'provider',
  words: 'Commands of the provider',
  commands,
};

/** What a command needs of the outside. */
export interface ProviderWorld {
  readonly db: Db;
  readonly files: Files;
  readonly now: number;
  readonly readText: (file: string) => string;
  readonly readFile: (file: string) => Promise<Buffer>;
}

/** Keeps the files it names, then does it in one transaction: everything or nothing. @returns words to print */
export async function runProvider(
  { db, files, now, readText, readFile }: ProviderWorld,
  { command, given }: { command: ProviderCommand; given: Given },
): Promise<string> {
  const kept = await keepNamed(given, command.mediaOptions ?? [], readFile, files);
  const media = (named: string) => kept.get(named) ?? null;
  return db.transaction().execute((tx) => command.run(given, { tx, now, readText, media }));
}
