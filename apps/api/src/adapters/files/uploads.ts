import type { Readable } from 'node:stream';

/** A file being received or made: nobody is given it, and it goes when it is not kept. */
export interface Draft {
  /** Where it is on this machine, for whoever looks into it. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Resolves when all of it is on disk. */
  finish(): Promise<void>;
  /** Removes it, unless it was kept. Never throws for one that is gone. */
  drop(): Promise<void>;
}

/** Where the files lie that people send with their forms: under random names, given to nobody but through us. */
export interface Uploads {
  begin(): Promise<Draft>;
  /** Gives a finished draft its name for good; a kill before that leaves only a draft. */
  keep(draft: Draft, name: string): Promise<void>;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** The names of files, and drafts removed at once, that were last written before `time`. */
  listBefore(time: number): AsyncGenerator<string>;
}

const NAME = /^[0-9a-f]{32}$/;

/** Whether a name is one that we give; nothing else is ever looked up, so no path leads out of the folder. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}
