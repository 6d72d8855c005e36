import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What fits into one packet anyway is sent as it is. */
const WORTHWHILE_BYTES = 1400;
const KEPT_REPLIES = 300;

type Encoding = 'br' | 'gzip';

/** The better of the two encodings that the caller takes; none for anything else. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Set<string | undefined>();
  for (const entry of (accepted ?? '').split(',')) {
    const [name, quality] = entry.trim().split(/\s*;\s*q=/);
    if (quality === undefined || Number(quality) > 0) taken.add(name);
  }
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null;
}

/**
 * Makes replies smaller, and keeps what it made for those that many ask for.
 * @returns a function of the body and a name for its content, null where it is one person's; it gives null where the
 *   body had better go as it is
 */
export function createCompressor() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return (body: string, contentName: string | null, encoding: Encoding | null): Uint8Array<ArrayBuffer> | null => {
    if (encoding === null || body.length < WORTHWHILE_BYTES) return null;
    const key = `${encoding} ${contentName}`;
    const found = contentName === null ? undefined : kept.get(key);
    const made = found ?? new Uint8Array(compress(body, encoding));
    if (contentName !== null && !found) {
      if (kept.size >= KEPT_REPLIES) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, made);
    }
    return made;
  };
}

/** Quality 5 is where Brotli stops being cheap for what it saves. */
function compress(body: string, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
