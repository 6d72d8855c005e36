import { ApiError } from '@maidan/api-client/errors/api-error';

/** Hashes at a time: the page can be used between two batches. */
const BATCH = 512;
/** No server of ours asks for more; about a minute, after which the person is better told. */
const MOST_BITS = 22;

/**
 * Does the work a server asks for when many codes were wanted from one network: finds the number that, after the task
 * and a dot, gives a SHA-256 with as many leading zero bits as the task begins with.
 * @param task `<bits>.<anything>`
 * @returns task, dot and number; null for a task that is none or too hard, or where the browser has no hashes to give
 */
export async function solveTask(task: string): Promise<string | null> {
  const bits = Number(/^(\d{1,2})\./.exec(task)?.[1] ?? Infinity);
  // Only secure pages have it.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (bits > MOST_BITS || !subtle) return null;
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const proofs = Array.from({ length: BATCH }, (_, index) => `${task}.${first + index}`);
    const hashes = await Promise.all(proofs.map((proof) => subtle.digest('SHA-256', encoder.encode(proof))));
    const found = hashes.findIndex((hash) => startsWithZeros(new Uint8Array(hash), bits));
    if (found !== -1) return proofs[found] ?? null;
  }
}

function startsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/** The work that a refusal asks for, done; null when it asks for none. */
export async function workFor(error: unknown): Promise<string | null> {
  if (!(error instanceof ApiError) || error.code !== 'proof_needed') return null;
  const { data } = error;
  const task = typeof data === 'object' && data !== null && 'task' in data ? data.task : null;
  return typeof task === 'string' ? solveTask(task) : null;
}
