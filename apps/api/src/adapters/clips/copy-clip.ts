import { copyFile, open } from 'node:fs/promises';
import type { Mp4 } from './mp4.ts';

/** Copies a film without its hidden data: their boxes become free space, so that nothing else moves. */
export async function copyWithoutHidden(file: string, { hidden }: Mp4, output: string): Promise<void> {
  await copyFile(file, output);
  const handle = await open(output, 'r+');
  try {
    for (const { start, from, end } of hidden) {
      await handle.write('free', start + 4, 'latin1');
      await handle.write(Buffer.alloc(end - from), 0, end - from, from);
    }
  } finally {
    await handle.close();
  }
}
