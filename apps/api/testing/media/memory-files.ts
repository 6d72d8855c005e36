import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Files } from '../../src/adapters/files/files.ts';

/** Media in memory. */
export function memoryFiles(clock = Date.now): Files & { drop(name: string): void } {
  const kept = new Map<string, Uint8Array>();
  const times = new Map<string, number>();
  const isOlder = (name: string, time: number) => (times.get(name) ?? 0) < time;
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    kept.set(name, bytes);
    times.set(name, clock());
  };
  return {
    put,
    putFile: async (name, file) => put(name, await readFile(file)),
    async *list() {
      for (const [name, { byteLength }] of kept) yield { name, bytes: byteLength };
    },
    async *listBefore(time) {
      for (const [name, { byteLength }] of kept) if (isOlder(name, time)) yield { name, bytes: byteLength };
    },
    async remove(name, time) {
      return isOlder(name, time) && (kept.delete(name) || true);
    },
    drop: (name) => void kept.delete(name),
    size: async (name) => kept.get(name)?.byteLength ?? null,
    read: (name, start, end) => Readable.from([kept.get(name)?.subarray(start, end + 1) ?? new Uint8Array()]),
  };
}
