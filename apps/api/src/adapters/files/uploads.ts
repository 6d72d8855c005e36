import type { Readable } from 'node:stream';

/** A file being received or created; it is removed unless it is kept. */
export interface Draft {
  /** Its path, for inspection. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Resolves when all of it is on disk. */
  finish(): Promise<void>;
  /** Removes it, unless it was kept. Never throws if it is already gone. */
  drop(): Promise<void>;
}

/** The files that people send with their forms, under random names. */
export interface Uploads {
  begin(): Promise<Draft>;
  /** Gives a finished draft its final name; a kill before that leaves only a draft. */
  keep(draft: Draft, name: string): Promise<void>;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** An error `ENOENT` when there is no such file. */
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** The names of all files, without drafts. */
  list(): AsyncGenerator<string>;
  /** The names of files last written before `time`; removes drafts from before then at once. */
  listBefore(time: number): AsyncGenerator<string>;
}

const NAME = /^[0-9a-f]{32}$/;

/** Whether a name has our format; other names are never looked up, so no path leads out of the folder. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}
