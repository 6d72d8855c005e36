import { withLock } from '@maidan/browser/lock';
import { openRecords, type Records } from '@maidan/browser/records';
import { siteArea } from '@maidan/browser/storage-area';
import type { ActionQueue, QueuedAction } from './action-queue.ts';
import { KEPT_FILES_MARK } from './kept-files-mark.ts';

const DATABASE = 'maidan-waiting-files';
/** Held while files are stored until their action is in the queue, and while files without an action are deleted. */
const LOCK = 'waiting files';

/** Replaces a file in a waiting input, because local storage holds text only. */
export interface KeptFile {
  readonly kept_file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

interface Stored {
  readonly key: string;
  readonly file: File;
}

export const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && 'kept_file' in value && typeof value.kept_file === 'string';

/** A copy of an input with some values replaced. @param swap returns undefined to leave a value as it is */
function swapped(value: unknown, swap: (value: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const other = swap(value);
  if (other !== undefined) return other;
  if (Array.isArray(value)) return value.map((part: unknown) => swapped(part, swap));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, swapped(part, swap)]));
}

let opened: Promise<Records> | undefined;
const open = (): Promise<Records> => (opened ??= openRecords(DATABASE));

const read = async (records: Records): Promise<Stored[]> => (await records.list('')) as Stored[];

/**
 * Stores the files of an input on the device.
 * @param key of the action
 * @param join puts the rest of the input into the queue
 * @throws Error if the browser cannot store files
 */
export const keepFiles = (input: unknown, key: string, join: (written: unknown) => void): Promise<void> =>
  withLock(LOCK, async () => {
    const files: Stored[] = [];
    const written = swapped(input, (value) => {
      if (!(value instanceof File)) return undefined;
      files.push({ key: `${key}/${files.length}`, file: value });
      return { kept_file: files.at(-1)?.key, name: value.name, size: value.size };
    });
    if (files.length > 0) {
      const records = await open();
      if (!records.isKept) throw new Error('This browser keeps no files.');
      siteArea.set(KEPT_FILES_MARK, '1');
      for (const one of files) await records.put(one.key, one);
    }
    join(written);
  });

/** An input with its files restored; null if one is no longer on the device. */
export async function findFiles(written: unknown): Promise<unknown> {
  const wanted: string[] = [];
  swapped(written, (value) => (isKeptFile(value) ? wanted.push(value.kept_file) : undefined));
  if (wanted.length === 0) return written;
  const files = new Map((await read(await open())).map(({ key, file }) => [key, file]));
  if (wanted.some((key) => !files.has(key))) return null;
  return swapped(written, (value) => (isKeptFile(value) ? files.get(value.kept_file) : undefined));
}

/** Deletes the files of actions that are no longer in the queue: sent, cancelled, or of a user who has logged out. */
export const dropFiles = (queue: Pick<ActionQueue, 'list'>): Promise<void> =>
  withLock(LOCK, async () => {
    const records = await open();
    const waiting = new Set(queue.list().map(({ key }: QueuedAction) => key));
    const stored = await read(records);
    const gone = stored.filter(({ key }) => !waiting.has(key.slice(0, key.lastIndexOf('/'))));
    for (const { key } of gone) await records.remove(key);
    if (gone.length === stored.length) siteArea.remove(KEPT_FILES_MARK);
  });

/** For actions whose input has files. */
export const keptFiles = { keep: keepFiles, find: findFiles };
