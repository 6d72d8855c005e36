import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What the disk knows of a file; null for one that does not exist. */
export async function statOrNull(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
