import { Readable } from 'node:stream';
import type { Files } from '../src/adapters/files/files.ts';

/** Media in memory. */
export function memoryFiles(): Files & { drop(name: string): void } {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    drop: (name) => void kept.delete(name),
    size: async (name) => kept.get(name)?.byteLength ?? null,
    read: (name, start, end) => Readable.from([kept.get(name)?.subarray(start, end + 1) ?? new Uint8Array()]),
  };
}
