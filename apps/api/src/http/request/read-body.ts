import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';
import { errors } from '../errors/errors.ts';

/** Enough for nearly every JSON call: a chat message has at most 4,000 characters. */
const JSON_MAX_BYTES = 64 * 1024;

/**
 * @param limit bytes
 * @throws ApiError 415 for another type, 413 when it is too large, 400 when it is not JSON in UTF-8
 */
export async function readJsonBody(c: Context<HttpEnv>, limit = JSON_MAX_BYTES): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw errors.unsupportedType('Send this as application/json in UTF-8.');
  }
  const bytes = await readBytes(c, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw errors.badRequest('The request is not readable JSON.');
  }
}

/**
 * The fields of a form, at most 64 KB.
 * @throws ApiError 415 for another type, 413 when it is too large
 */
export async function readFormBody(c: Context<HttpEnv>): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw errors.unsupportedType('Send this as application/x-www-form-urlencoded.');
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, JSON_MAX_BYTES)));
}

/** Counts while reading, so that neither a false Content-Length nor a chunked body fills the memory. */
async function readBytes(c: Context<HttpEnv>, limit: number): Promise<Uint8Array> {
  const tooLarge = () => errors.tooLarge(`The request is larger than ${limit / 1024} KB.`);
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
