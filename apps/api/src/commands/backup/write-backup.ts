import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import type { Files } from '../../adapters/files/files.ts';
import { isMissing } from '../../adapters/files/missing-file.ts';
import type { Uploads } from '../../adapters/files/uploads.ts';
import { exportDatabase } from '../../db/export-database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { knownUploads, tablesWithUploads } from '../../modules/uploads/known-uploads.store.ts';
import { toInstant } from '../../runtime/clock.ts';
import { CommandError } from '../command.ts';
import { hashing, isEntryName, newHash, numbered, SUMMARY } from './backup-format.ts';
import type { BackupSummary } from './backup-format.ts';

const MEGABYTE = 1024 * 1024;
const SUMS_AT_ONCE = 1000;
const NAMES_AT_ONCE = 200;

export interface BackupSource {
  /** In a transaction with one snapshot. */
  readonly database: OpenDatabase;
  readonly files: Files;
  readonly uploads: Uploads;
  /** The name shown in messages. */
  readonly dataDir: string;
  readonly secrets: readonly string[];
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

export interface WrittenBackup extends BackupSummary {
  /** The hash of the encrypted file, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Writes everything into one new file, which gets its name only when it is complete and on disk. Memory holds a few
 * chunks at a time, whatever the size of the data.
 */
export async function writeBackup(file: string, encrypter: Encrypter, source: BackupSource): Promise<WrittenBackup> {
  if (existsSync(file)) throw new CommandError(`${file} exists already.`);
  const draft = `${file}.part`;
  const tar = pack();
  const hash = newHash();
  const encrypted = await encrypter.encrypt(ReadableStream.from<Uint8Array>(tar as AsyncIterable<Uint8Array>));
  const written = pipeline(
    Readable.fromWeb(encrypted as NodeStream<Uint8Array>),
    hashing(hash),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  );
  try {
    const filled = fill(tar, source).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [summary] = await Promise.all([filled, written]);
    await rename(draft, file);
    return { ...summary, sha256: hash.digest('hex') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw error;
  }
}

async function fill(tar: Pack, source: BackupSource): Promise<BackupSummary> {
  const { database, dataDir, secrets, now } = source;
  const add = adder(tar);
  const { rows, named } = await addRows(add, database);
  let [media, uploads] = [0, 0];
  for await (const { name, bytes } of source.files.list()) {
    if (!isEntryName.media(name)) continue;
    media += (await add.file(`media/${name}`, bytes, () => source.files.read(name, 0, bytes - 1))) ? 1 : 0;
  }
  for await (const names of batches(source.uploads.list())) {
    // A file uploaded in the meantime has no row in this back-up.
    for (const name of await knownUploads(database.db, names)) {
      const bytes = await source.uploads.size(name);
      if (bytes !== null)
        uploads += (await add.file(`uploads/${name}`, bytes, () => source.uploads.read(name))) ? 1 : 0;
    }
  }
  if (named > 0 && uploads === 0) {
    throw new CommandError(`None of the ${named} uploads is in ${dataDir}. Run this where the server keeps them.`);
  }
  const summary: BackupSummary = {
    format: 1,
    created_at: toInstant(now),
    rows,
    media,
    uploads,
    missing_uploads: named - uploads,
    secrets,
  };
  await add.text(SUMMARY, JSON.stringify(summary));
  await add.sums();
  tar.finalize();
  return summary;
}

const namingTables = new Set<string>(tablesWithUploads);

type Adder = ReturnType<typeof adder>;

function adder(tar: Pack) {
  let lines: string[] = [];
  let sumFiles = 0;
  const put = async (name: string, size: number, content: Readable): Promise<void> => {
    const hash = newHash();
    await pipeline(content, hashing(hash), tar.entry({ name, size }));
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  };
  const sums = async (): Promise<void> => {
    const text = lines.join('');
    sumFiles += 1;
    await put(`sums/${numbered(sumFiles)}.sha256`, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));
    lines = [];
  };
  const add = async (name: string, size: number, content: Readable): Promise<void> => {
    await put(name, size, content);
    if (lines.length >= SUMS_AT_ONCE) await sums();
  };
  return {
    sums,
    text: (name: string, text: string) => add(name, Buffer.byteLength(text), Readable.from([Buffer.from(text)])),
    /** @returns whether it still existed: people may delete files meanwhile */
    async file(name: string, size: number, read: () => Readable): Promise<boolean> {
      const chunks = (size === 0 ? Readable.from([]) : read())[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      const first = await chunks.next().catch(ifMissing);
      if (first === null) return false;
      await add(name, size, Readable.from(continued(first, chunks), { objectMode: false }));
      return true;
    },
  };
}

/** @returns the number of rows, and how many of them name an upload */
async function addRows(add: Adder, database: OpenDatabase): Promise<{ rows: number; named: number }> {
  let [rows, named, files, size] = [0, 0, 0, 0];
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    files += 1;
    await add.text(`database/${numbered(files)}.jsonl`, lines.join(''));
    [lines, size] = [[], 0];
  };
  for await (const line of exportDatabase(database)) {
    const text = `${JSON.stringify(line)}\n`;
    lines.push(text);
    size += text.length;
    if ('row' in line) {
      rows += 1;
      if (namingTables.has(line.table)) named += 1;
    }
    if (size >= MEGABYTE) await flush();
  }
  if (lines.length > 0) await flush();
  return { rows, named };
}

function ifMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** The chunks, the first of which has already been read. */
async function* continued(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let chunk = first; chunk.done !== true; chunk = await rest.next()) yield chunk.value;
}

async function* batches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < NAMES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
