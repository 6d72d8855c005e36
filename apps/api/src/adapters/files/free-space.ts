import { statfs } from 'node:fs/promises';

const ENOUGH_BYTES = 1024 ** 3;
const ENOUGH_SHARE = 0.1;

/** Whether the disk of a folder has enough free space: a gigabyte, or a tenth of a small disk. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize >= ENOUGH_BYTES || bavail >= blocks * ENOUGH_SHARE;
}
