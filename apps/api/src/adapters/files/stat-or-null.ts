import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** The metadata of a file; null if it does not exist. */
export async function statOrNull(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
