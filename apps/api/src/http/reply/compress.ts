import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A smaller reply fits into one packet anyway. */
const WORTHWHILE_BYTES = 1400;
const KEPT_REPLIES = 300;

type Encoding = 'br' | 'gzip';

/** The best encoding that the caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Set<string | undefined>();
  for (const entry of (accepted ?? '').split(',')) {
    const [name, quality] = entry.trim().split(/\s*;\s*q=/);
    if (quality === undefined || Number(quality) > 0) taken.add(name);
  }
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null;
}

/**
 * Compresses replies, and caches those that many people request.
 * @returns a function of the body and a cache key, null for a personal reply; returns null if compression does not pay
 */
export function createCompressor() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return (
    body: string | Uint8Array,
    cacheKey: string | null,
    encoding: Encoding | null,
  ): Uint8Array<ArrayBuffer> | null => {
    if (encoding === null || body.length < WORTHWHILE_BYTES) return null;
    const key = `${encoding} ${cacheKey}`;
    const found = cacheKey === null ? undefined : kept.get(key);
    const made = found ?? new Uint8Array(compress(body, encoding));
    if (cacheKey !== null && !found) {
      if (kept.size >= KEPT_REPLIES) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, made);
    }
    return made;
  };
}

/** Above quality 5 Brotli costs more than it saves. */
function compress(body: string | Uint8Array, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
