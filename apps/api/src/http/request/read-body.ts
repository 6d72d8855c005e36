import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { HttpEnv } from '../call.ts';

/** No JSON call needs more: the longest text is a chat message of 4,000 characters. */
const MAX_JSON_BYTES = 64 * 1024;

/**
 * The JSON body, parsed.
 * @throws ApiError 415 for another type, 413 when it is too large, 400 when it is no JSON in UTF-8
 */
export async function readJsonBody(c: Context<HttpEnv>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new ApiError('unsupported_type', 'Send this as application/json in UTF-8.');
  }
  const bytes = await readBytes(c, MAX_JSON_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError('bad_request', 'The request is not readable JSON.');
  }
}

/** Counts while it reads: neither a false Content-Length nor a chunked body gets more into memory than allowed. */
async function readBytes(c: Context<HttpEnv>, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('too_large', `The request is larger than ${limit / 1024} KB.`);
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
