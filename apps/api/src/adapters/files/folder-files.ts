import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { isFileName } from './files.ts';
import type { Files } from './files.ts';
import { statOrNull } from './stat-or-null.ts';

const DRAFT = /^\.[0-9a-f-]{36}$/;

/** Media in a folder on this machine. */
export function folderFiles(folder: string): Files {
  const at = (name: string): string => {
    if (!isFileName(name)) throw new Error(`not a media name: ${JSON.stringify(name)}`);
    return path.join(folder, name);
  };
  const size = async (name: string): Promise<number | null> =>
    isFileName(name) ? ((await statOrNull(at(name)))?.size ?? null) : null;
  const store = async (name: string, bytes: number, content: Uint8Array | Readable): Promise<void> => {
    if ((await size(name)) === bytes) {
      const now = new Date();
      await utimes(at(name), now, now);
      return;
    }
    await mkdir(folder, { recursive: true });
    // Written under a temporary name first, so that a kill leaves no partial file under the final name.
    const draft = path.join(folder, `.${randomUUID()}`);
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, at(name));
  };
  return {
    size,
    put: (name, bytes) => store(name, bytes.byteLength, bytes),
    putFile: async (name, file) => store(name, (await stat(file)).size, createReadStream(file)),
    read: (name, start, end) => createReadStream(at(name), { start, end }),
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        const bytes = await size(name);
        if (bytes !== null) yield { name, bytes };
      }
    },
    async *listBefore(time) {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        const isDraft = DRAFT.test(name);
        if (!isDraft && !isFileName(name)) continue;
        const file = path.join(folder, name);
        const found = await statOrNull(file);
        if (found === null || found.mtimeMs >= time) continue;
        if (isDraft) await rm(file, { force: true });
        else yield { name, bytes: found.size };
      }
    },
    async remove(name, time) {
      const found = await statOrNull(at(name));
      if (found !== null && found.mtimeMs >= time) return false;
      await rm(at(name), { force: true });
      return true;
    },
  };
}
