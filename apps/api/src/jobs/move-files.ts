import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isMissing } from '../adapters/files/missing-file.ts';
import type { FilePlace } from '../adapters/files/open-stores.ts';
import type { Draft } from '../adapters/files/uploads.ts';

const AT_ONCE = 4;

/** Media and uploads that were moved, or would be. */
export interface MoveCounts {
  media: number;
  uploads: number;
  bytes: number;
}

interface MoveOptions {
  readonly isDryRun: boolean;
  /** Called after each file. */
  readonly onFile?: (counts: Readonly<MoveCounts>) => void;
}

/** A file that arrived with different bytes; it is still in its original place. */
export class MoveError extends Error {}

/** What a move needs to know about a file, either media or an upload. */
interface Movable {
  readonly name: string;
  readonly kind: 'media' | 'uploads';
  size(place: FilePlace): Promise<number | null>;
  read(place: FilePlace, bytes: number): Readable;
  store(place: FilePlace, draft: Draft): Promise<void>;
  remove(place: FilePlace): Promise<unknown>;
}

const medium = (name: string): Movable => ({
  name,
  kind: 'media',
  size: ({ files }) => files.size(name),
  read: ({ files }, bytes) => files.read(name, 0, bytes - 1),
  store: ({ files }, draft) => files.putFile(name, draft.path),
  remove: ({ files }) => files.remove(name, Infinity),
});

const upload = (name: string): Movable => ({
  name,
  kind: 'uploads',
  size: ({ uploads }) => uploads.size(name),
  read: ({ uploads }) => uploads.read(name),
  store: ({ uploads }, draft) => uploads.keep(draft, name),
  remove: ({ uploads }) => uploads.remove(name),
});

/**
 * Moves everything between two places that a server reads meanwhile. A file is removed from the first only when its
 * sum in the second is right, so a kill at any time loses nothing, and the next run continues.
 * @throws MoveError
 */
export async function moveFiles(from: FilePlace, to: FilePlace, options: MoveOptions): Promise<MoveCounts> {
  const counts: MoveCounts = { media: 0, uploads: 0, bytes: 0 };
  const left = allOf(from);
  const work = async (): Promise<void> => {
    for (let next = await left.next(); !next.done; next = await left.next()) {
      const bytes = options.isDryRun ? await next.value.size(from) : await moveFile(next.value, from, to);
      if (bytes === null) continue;
      counts[next.value.kind] += 1;
      counts.bytes += bytes;
      options.onFile?.(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

async function* allOf({ files, uploads }: FilePlace): AsyncGenerator<Movable> {
  for await (const { name } of files.list()) yield medium(name);
  for await (const name of uploads.list()) yield upload(name);
}

/** @returns its size in bytes; null when someone removed it meanwhile */
async function moveFile(file: Movable, from: FilePlace, to: FilePlace): Promise<number | null> {
  const bytes = await file.size(from);
  if (bytes === null) return null;
  // On this machine's disk: a file may not fit in memory.
  const draft = await to.uploads.begin();
  try {
    const sum = await sumOf(bytes === 0 ? [] : file.read(from, bytes), draft);
    if (sum === null) return null;
    let isStored = (await sumIn(to, file)) === sum;
    if (!isStored) {
      // Storing a name again with the same number of bytes only renews its time.
      await file.remove(to);
      await file.store(to, draft);
      isStored = (await sumIn(to, file)) === sum;
    }
    // A deletion removes the file here first: it must not come back in the other place.
    const isStillThere = (await file.size(from)) !== null;
    if (isStillThere && !isStored) {
      throw new MoveError(`${file.name} arrived damaged in ${to.name}. It is still in ${from.name}.`);
    }
    await file.remove(isStillThere ? from : to);
    return isStillThere ? bytes : null;
  } finally {
    await draft.drop();
  }
}

async function sumIn(place: FilePlace, file: Movable): Promise<string | null> {
  const bytes = await file.size(place);
  return bytes === null ? null : sumOf(bytes === 0 ? [] : file.read(place, bytes));
}

/** The sum of the data, copied to a draft on the way; null when it is missing. */
async function sumOf(content: Readable | [], draft?: Draft): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      await draft?.write(chunk);
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  await draft?.finish();
  return hash.digest('hex');
}
