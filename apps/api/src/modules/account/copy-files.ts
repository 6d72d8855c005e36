import { buffer } from 'node:stream/consumers';
import type { Uploads } from '../../adapters/files/uploads.ts';

type Rows = readonly Record<string, unknown>[];

/** Above this size the copy contains only the addresses, because it is built in memory. */
const COPIED_BYTES = 50 * 1024 * 1024;

/** The tables whose rows name a file, and the download address; chunks of a file have none. */
const addresses: Readonly<Record<string, (name: string) => string | null>> = {
  form_files: (name) => `/api/forms/file/${name}`,
  chat_pictures: (name) => `/api/chats/picture/${name}`,
  upload_chunks: () => null,
};

/** Adds to each file's row its address, and its bytes in base64 while there is room. */
export async function copyFiles<T extends Record<string, Rows>>(uploads: Uploads, tables: T): Promise<T> {
  const copied: Record<string, Rows> = { ...tables };
  let left = COPIED_BYTES;
  for (const [table, addressOf] of Object.entries(addresses)) {
    const rows: Record<string, unknown>[] = [];
    for (const row of tables[table] ?? []) {
      const name = String(row['name']);
      const size = (await uploads.size(name)) ?? Number.POSITIVE_INFINITY;
      const content = size <= left ? (await buffer(uploads.read(name))).toString('base64') : null;
      if (content !== null) left -= size;
      rows.push({ ...row, address: addressOf(name), content });
    }
    copied[table] = rows;
  }
  return copied as T;
}
