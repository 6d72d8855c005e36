import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes received between two collections. */
const EVERY = 16 * 1024 * 1024;

let received = 0;
let collect: ((options: { type: 'minor' }) => void) | undefined;

/**
 * Counts what uploads have brought, and lets V8 look after its youngest objects every so often. The pieces of an upload
 * lie outside of V8's heap, are used once and dropped; by itself V8 waits until some 64 MB of them have gathered,
 * however little of it is in use. A look takes a few milliseconds, since nearly everything it meets is dead.
 */
export function letGoOf(bytes: number): void {
  received += bytes;
  if (received < EVERY) return;
  received = 0;
  collect ??= findCollector();
  collect({ type: 'minor' });
}

function findCollector(): (options: { type: 'minor' }) => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as typeof collect & object;
}
