import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { statOrNull } from './stat-or-null.ts';
import { isUploadName } from './uploads.ts';
import type { Draft, Uploads } from './uploads.ts';

/** Bytes to buffer before a write. */
const WRITE_AT_ONCE = 32 * 1024;
const DRAFT = /^\.[0-9a-f-]{36}$/;

/** Uploads in a folder on this machine that only its owner may open. */
export function folderUploads(folder: string): Uploads {
  const at = (name: string): string => {
    if (!isUploadName(name)) throw new Error('not the name of an upload');
    return path.join(folder, name);
  };
  return {
    async begin() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return newDraft(path.join(folder, `.${randomUUID()}`));
    },
    async keep(draft, name) {
      await rename(draft.path, at(name));
      await syncFolder(folder);
    },
    async size(name) {
      return isUploadName(name) ? ((await statOrNull(at(name)))?.size ?? null) : null;
    },
    read: (name) => createReadStream(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    async *list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const { name } of await opendir(folder)) if (isUploadName(name)) yield name;
    },
    async *listBefore(time) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const { name } of await opendir(folder)) {
        const isDraft = DRAFT.test(name);
        const file = path.join(folder, name);
        if (!(isDraft || isUploadName(name)) || ((await statOrNull(file))?.mtimeMs ?? time) >= time) continue;
        if (isDraft) await rm(file, { force: true });
        else yield name;
      }
    },
  };
}

async function newDraft(file: string): Promise<Draft> {
  const handle = await open(file, 'wx', 0o600);
  let isOpen = true;
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    let pieces = waiting;
    [waiting, size] = [[], 0];
    while (pieces.length > 0) pieces = after(pieces, (await handle.writev(pieces)).bytesWritten);
  };
  const close = async (): Promise<void> => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    path: file,
    async write(chunk) {
      waiting.push(chunk);
      size += chunk.byteLength;
      if (size >= WRITE_AT_ONCE) await flush();
    },
    async finish() {
      await flush();
      await handle.sync();
      await close();
    },
    async drop() {
      await close();
      await rm(file, { force: true });
    },
  };
}

/** The pieces without their first `bytes`. */
function after(pieces: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let left = bytes;
  return pieces.flatMap((piece) => {
    const taken = Math.min(left, piece.byteLength);
    left -= taken;
    return taken < piece.byteLength ? [piece.subarray(taken)] : [];
  });
}

/** A rename survives a power cut only once its folder has been synced to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
