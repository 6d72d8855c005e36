/** Hashes per batch: the page responds to input between two batches. */
const BATCH = 512;
/** About a minute of work; no Maidan server requires more. */
const MAX_BITS = 22;

/**
 * Solves the proof of work that a server requires when one network requests many codes: finds a number that, appended to
 * the task with a dot, has a SHA-256 with the given number of leading zero bits.
 * @param task `<bits>.<anything>`
 * @returns task, dot and number; null for an invalid or too difficult task, or if the browser cannot hash
 */
export async function solveTask(task: string): Promise<string | null> {
  const bits = Number(/^(\d{1,2})\./.exec(task)?.[1] ?? Infinity);
  // Missing on a plain-http origin.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (bits > MAX_BITS || !subtle) return null;
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
