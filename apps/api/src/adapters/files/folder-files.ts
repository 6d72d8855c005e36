import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { isMediaName } from './files.ts';
import type { Files } from './files.ts';

/** Media in a folder of this machine. */
export function folderFiles(folder: string): Files {
  const at = (name: string): string => {
    if (!isMediaName(name)) throw new Error(`not a media name: ${JSON.stringify(name)}`);
    return path.join(folder, name);
  };
  const size = async (name: string): Promise<number | null> => {
    if (!isMediaName(name)) return null;
    try {
      return (await stat(at(name))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  return {
    size,
    async put(name, bytes) {
      if ((await size(name)) === bytes.byteLength) return;
      await mkdir(folder, { recursive: true });
      // Written under another name first: a kill leaves no half file under the final name.
      const draft = path.join(folder, `.${randomUUID()}`);
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, at(name));
    },
    read: (name, start, end) => createReadStream(at(name), { start, end }),
  };
}
