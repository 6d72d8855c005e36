import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { CommandError } from '../command.ts';
import { hashing, isEntryName, newHash, SUMMARY } from './backup-format.ts';
import type { BackupFolder, BackupSummary } from './backup-format.ts';

const DAMAGED = 'is cut short or was changed after it was made';

/**
 * Decrypts a back-up into a new folder and verifies all of it: every chunk of the encryption, the checksum of every
 * entry, and the numbers in the summary.
 * @throws CommandError; the caller removes the folder
 */
export async function unpackBackup(file: string, decrypter: Decrypter, folder: string): Promise<BackupSummary> {
  const damaged = (why: string) => new CommandError(`${file} ${why}. Nothing was restored.`);
  const plain = await open(file, decrypter).catch((error: Error) => {
    if (/ENOENT|EACCES|EISDIR/.test(error.message)) throw new CommandError(`Cannot read ${file}: ${error.message}`);
    throw damaged(
      /no identity matched/.test(error.message) ? 'was made for another key, or its beginning was changed' : DAMAGED,
    );
  });
  try {
    const counts = await unpackEntries(plain, folder);
    const summary = JSON.parse(await readFile(path.join(folder, SUMMARY), 'utf8')) as BackupSummary;
    if (summary.format !== 1) throw damaged('has a format of another version');
    const isComplete = counts.media === summary.media && counts.uploads === summary.uploads;
    if (!isComplete || counts.unchecked > 0) throw damaged(DAMAGED);
    return summary;
  } catch (error) {
    // A full disk is not a fault of the file.
    if (error instanceof CommandError) throw error;
    const { errno, code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw errno === undefined || code === 'ENOENT' ? damaged(DAMAGED) : new CommandError(`Cannot restore: ${message}`);
  }
}

async function open(file: string, decrypter: Decrypter): Promise<Readable> {
  const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(encrypted)) as NodeStream<Uint8Array>);
}

async function unpackEntries(plain: Readable, folder: string) {
  const counts: Record<BackupFolder, number> = { database: 0, media: 0, uploads: 0, sums: 0 };
  const unchecked = new Map<string, string>();
  const entries = extract();
  const fed = pipeline(plain, entries);
  // Awaited at the end. An entry does not notice by itself when its stream breaks off.
  const failed = new AbortController();
  fed.catch((error: unknown) => failed.abort(error));
  for await (const entry of entries) {
    const { name } = entry.header;
    const [place = '', base = ''] = name.split('/');
    const isKnown = place in isEntryName && isEntryName[place as BackupFolder](base) && name === `${place}/${base}`;
    if (!isKnown && name !== SUMMARY) throw new Error(`unknown entry ${name}`);
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    const hash = newHash();
    const out = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(entry, hashing(hash), out, { signal: failed.signal });
    if (isKnown) counts[place as BackupFolder] += 1;
    if (place === 'sums') checkSums(await readFile(to, 'utf8'), unchecked);
    else unchecked.set(name, hash.digest('hex'));
  }
  await fed;
  return { ...counts, unchecked: unchecked.size };
}

/** Removes entries whose checksums match the lines of `sha256sum`. */
function checkSums(lines: string, unchecked: Map<string, string>): void {
  for (const line of lines.split('\n').slice(0, -1)) {
    const [sum, name = ''] = line.split('  ');
    if (unchecked.get(name) !== sum) throw new Error(`wrong sum of ${name}`);
    unchecked.delete(name);
  }
}
