import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';

/** Copies a stored file to a path, for programs that read no store. */
export async function fetchFile(files: Files, name: string, to: string): Promise<void> {
  const size = (await files.size(name)) ?? 0;
  await pipeline(files.read(name, 0, size - 1), createWriteStream(to));
}
