import { createReadStream, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { formatDateTime } from '@maidan/i18n/date-time';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { importDatabase } from '../../db/import-database.ts';
import { CommandError, defineCommand, none } from '../command.ts';
import type { BackupSummary } from './backup-format.ts';
import { unpackBackup } from './unpack-backup.ts';
import { writeBackup } from './write-backup.ts';

const oneFile = z.object({ file: z.string().min(1) });

/** A folder in the target itself, because the space is there; a rename then moves files into place. */
const UNPACKED = '.restoring';

export const backupCommands = [
  defineCommand({
    name: 'backup key',
    summary: 'creates the key that opens back-ups, in a new file; keep it away from the server',
    args: oneFile,
    options: none,
    access: 'none',
    async run(input, { folder }) {
      const file = path.resolve(folder, input.file);
      const identity = await generateX25519Identity();
      await writeFile(file, `${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(cannot('write', file));
      const recipient = await identityToRecipient(identity);
      return {
        text: `Wrote ${file}. Without it no back-up can be opened. Make back-ups for\n${recipient}`,
        facts: { file, for: recipient },
      };
    },
  }),

  defineCommand({
    name: 'backup create',
    summary: 'writes the database, media and uploads into a new encrypted file; the server may run',
    args: oneFile,
    options: z.object({ for: z.string().describe('<age1…> the public part of the key that "backup key" printed') }),
    access: 'read',
    example: 'monday.backup --for age1…',
    async run(input, { tx, engine, folder, files, uploads, dataDir, secrets, now }) {
      const file = path.resolve(folder, input.file);
      const encrypter = new Encrypter();
      try {
        encrypter.addRecipient(input.for);
      } catch {
        throw new CommandError(`"${input.for}" is not the public part of a key, which starts with age1.`);
      }
      const source = { database: { db: tx, engine }, files, uploads, dataDir, secrets, now };
      const written = await writeBackup(file, encrypter, source).catch(cannot('write', file));
      const lines = [`Wrote ${file}: ${describe(written)}.`, `Its SHA-256 is ${written.sha256}.`];
      return report(lines, written, { file, ...written });
    },
  }),

  defineCommand({
    name: 'backup restore',
    summary: 'reads a back-up into an empty DATA_DIR, and an empty database of either engine',
    args: oneFile,
    options: z.object({ key: z.string().describe('<file> that "backup key" wrote') }),
    access: 'write',
    example: 'monday.backup --key backup.key',
    async prepare(input, { folder, dataDir, onEnd }) {
      const decrypter = await readKey(path.resolve(folder, input.key));
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      if ((await readdir(dataDir)).length > 0) {
        throw new CommandError(`${dataDir} is not empty. Restore into a new folder (DATA_DIR).`);
      }
      const unpacked = path.join(dataDir, UNPACKED);
      await mkdir(unpacked, { mode: 0o700 });
      onEnd(() => rmSync(unpacked, { recursive: true, force: true }));
      return unpackBackup(path.resolve(folder, input.file), decrypter, unpacked);
    },
    async run(input, { tx, engine, dataDir }, summary) {
      const unpacked = path.join(dataDir, UNPACKED);
      const rows = await importDatabase({ db: tx, engine }, linesOf(path.join(unpacked, 'database')));
      if (rows !== summary.rows) throw new CommandError(`${input.file} has ${rows} rows instead of ${summary.rows}.`);
      for (const place of ['media', 'uploads']) {
        const from = path.join(unpacked, place);
        await mkdir(from, { recursive: true, mode: 0o700 });
        await rename(from, path.join(dataDir, place));
      }
      return report(
        [`Restored ${describe(summary)} as of ${formatDateTime(summary.created_at)} into ${dataDir}.`],
        summary,
        summary,
      );
    },
  }),
];

async function readKey(file: string): Promise<Decrypter> {
  const text = await readFile(file, 'utf8').catch(cannot('read', file));
  const decrypter = new Decrypter();
  try {
    // The age tools write comments into their key files.
    for (const line of text.split('\n')) if (line.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(line.trim());
    if (!text.includes('AGE-SECRET-KEY-')) throw new Error('no key');
  } catch {
    throw new CommandError(`${file} holds no key. A key is a line that starts with AGE-SECRET-KEY-.`);
  }
  return decrypter;
}

async function* linesOf(folder: string): AsyncGenerator<string> {
  for (const name of (await readdir(folder)).toSorted()) {
    yield* createInterface({ input: createReadStream(path.join(folder, name), 'utf8'), crlfDelay: Infinity });
  }
}

/** Explains a file system error; rethrows any other. */
function cannot(verb: string, file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.errno === undefined ? error : new CommandError(`Cannot ${verb} ${file}: ${error.message}`);
  };
}

const describe = ({ rows, media, uploads }: BackupSummary): string =>
  `${counted(rows, 'row')}, ${media} media and ${counted(uploads, 'upload')}`;

const report = (lines: readonly string[], summary: BackupSummary, facts: object) => ({
  text: [...lines, ...missing(summary), ...notIncluded(summary)].join('\n'),
  facts,
});

const missing = ({ missing_uploads: count }: BackupSummary): string[] =>
  count === 0
    ? []
    : [
        `Warning: ${counted(count, 'upload')} that the database names ${count === 1 ? 'is' : 'are'} not in the folder of this machine.`,
      ];

const notIncluded = ({ secrets }: BackupSummary): string[] =>
  secrets.length === 0 ? [] : [`Secrets are not included. These were set: ${secrets.join(', ')}.`];
