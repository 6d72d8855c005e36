import { t } from '@maidan/i18n/text';
import { readPartHeader } from './part-header.ts';
import type { PartHeader } from './part-header.ts';
import { errors } from '../errors/errors.ts';

/** Sizes in bytes, of the body and of a part's header. */
export interface MultipartLimits {
  readonly body: number;
  readonly header: number;
  readonly parts: number;
}

export interface Part extends PartHeader {
  /** Read it before requesting the next part, which skips the rest. Yields at most a chunk at a time. */
  readonly body: AsyncGenerator<Buffer>;
}

export const bodyTooLarge = (limit: number) => (): string =>
  t('refused.filesTooLarge', { most: Math.floor(limit / 1024 / 1024) });

/**
 * Streams the parts of a multipart/form-data body (RFC 7578). Memory holds at most one chunk and a piece of a
 * boundary, and the source is read no faster than the parts.
 * @throws ApiError 400 for a body that is damaged or ends early, 413 beyond a limit
 */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<Part> {
  const input = new Input(source, limits.body);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first boundary then looks like the others.
  input.waiting = Buffer.from('\r\n');
  for await (const _ of untilDelimiter(input, delimiter)) throw errors.brokenUpload();

  for (let count = 1; !(await isLast(input)); count += 1) {
    if (count > limits.parts) throw errors.tooLarge(`A form has at most ${limits.parts} parts.`);
    const header = readPartHeader(await readHead(input, limits.header));
    const body = untilDelimiter(input, delimiter);
    yield { ...header, body };
    for await (const _ of body);
  }
  // Data after the end belongs to no part, but counts towards the limit.
  while (await input.more()) input.waiting = Buffer.alloc(0);
}

/** The source, and the bytes read but not yet used. */
class Input {
  waiting: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #limit: number;
  #size = 0;

  constructor(source: AsyncIterable<Uint8Array>, limit: number) {
    this.#chunks = source[Symbol.asyncIterator]();
    this.#limit = limit;
  }

  /** The next chunk, not added to `waiting`; null at the end. */
  async next(): Promise<Buffer | null> {
    const { done, value } = await this.#chunks.next();
    if (done) return null;
    this.#size += value.byteLength;
    if (this.#size > this.#limit) throw errors.tooLarge(bodyTooLarge(this.#limit));
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }

  /** Adds the next chunk to `waiting`; false at the end. */
  async more(): Promise<boolean> {
    const chunk = await this.next();
    if (chunk) this.waiting = this.waiting.length === 0 ? chunk : Buffer.concat([this.waiting, chunk]);
    return chunk !== null;
  }

  async atLeast(bytes: number): Promise<void> {
    while (this.waiting.length < bytes) if (!(await this.more())) throw errors.brokenUpload();
  }
}

/** Everything up to the delimiter, which it consumes. */
async function* untilDelimiter(input: Input, delimiter: Buffer): AsyncGenerator<Buffer> {
  for (;;) {
    const found = input.waiting.indexOf(delimiter);
    if (found >= 0) {
      const rest = input.waiting.subarray(0, found);
      input.waiting = input.waiting.subarray(found + delimiter.length);
      if (rest.length > 0) yield rest;
      return;
    }
    // The last bytes may begin a delimiter.
    const sure = input.waiting.length - delimiter.length + 1;
    if (sure > 0) {
      const piece = input.waiting.subarray(0, sure);
      input.waiting = input.waiting.subarray(sure);
      yield piece;
    }
    const held = input.waiting;
    const chunk = await input.next();
    if (!chunk) throw errors.brokenUpload();
    // Joins chunks only where a delimiter spans two of them: copying 20 MB would take much memory.
    const isApart = chunk.length >= delimiter.length && !seam(held, chunk, delimiter.length).includes(delimiter);
    if (isApart && held.length > 0) yield held;
    input.waiting = isApart ? chunk : Buffer.concat([held, chunk]);
  }
}

function seam(before: Buffer, after: Buffer, length: number): Buffer {
  return Buffer.concat([before, after.subarray(0, length - 1)]);
}

/** After a delimiter, two hyphens end the body and a line break begins a part. `readHead` consumes the line break. */
async function isLast(input: Input): Promise<boolean> {
  await input.atLeast(2);
  const next = input.waiting.toString('latin1', 0, 2);
  if (next !== '--' && next !== '\r\n') throw errors.brokenUpload();
  return next === '--';
}

/** The lines of a part's header, without the leading line break and the trailing empty line. */
async function readHead(input: Input, limit: number): Promise<Buffer> {
  for (;;) {
    const end = input.waiting.indexOf('\r\n\r\n');
    if (end > limit || (end < 0 && input.waiting.length > limit)) {
      throw errors.tooLarge(`The header of a part is longer than ${limit / 1024} KB.`);
    }
    if (end >= 0) {
      const head = input.waiting.subarray(2, Math.max(2, end));
      input.waiting = input.waiting.subarray(end + 4);
      return head;
    }
    if (!(await input.more())) throw errors.brokenUpload();
  }
}
