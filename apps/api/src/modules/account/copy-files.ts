import { buffer } from 'node:stream/consumers';
import type { Uploads } from '../../adapters/files/uploads.ts';

/** Beyond this the copy names the addresses only: it is built in memory. */
const COPIED_BYTES = 50 * 1024 * 1024;

/** Adds to each row of a file its address, and its bytes in base64 as long as there is room. */
export async function copyFiles(
  uploads: Uploads,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const copied: Record<string, unknown>[] = [];
  let left = COPIED_BYTES;
  for (const row of rows) {
    const name = String(row['name']);
    const size = (await uploads.size(name)) ?? Number.POSITIVE_INFINITY;
    const content = size <= left ? (await buffer(uploads.read(name))).toString('base64') : null;
    if (content !== null) left -= size;
    copied.push({ ...row, address: `/api/forms/file/${name}`, content });
  }
  return copied;
}
