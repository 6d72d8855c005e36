import { ApiError, errors } from '../../http/errors/errors.ts';

/** A request's body that can be left half-read and continued later, without being cancelled. */
export class UploadSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #until: number;
  #size = 0;
  #isOver = false;

  /** @param time milliseconds within which the whole body must arrive */
  constructor(body: AsyncIterable<Uint8Array> | null, time: number) {
    this.#until = performance.now() + time;
    this.#chunks = (body ?? none())[Symbol.asyncIterator]();
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return { next: () => this.#next() };
  }

  /**
   * Discards the rest, up to `most` bytes in total, so that a browser that is still sending gets the reply. Never
   * throws.
   */
  async readOn(most: number): Promise<void> {
    try {
      while (!this.#isOver && this.#size < most) await this.#next();
    } catch {
      // A sender who disconnected needs no reply.
    }
  }

  /** @throws ApiError 400 when the sender disconnects, 408 when the time is up */
  async #next(): Promise<IteratorResult<Uint8Array>> {
    try {
      const result = await this.#inTime(() => this.#chunks.next());
      this.#isOver = result.done === true;
      if (!result.done) this.#size += result.value.byteLength;
      return result;
    } catch (error) {
      this.#isOver = true;
      throw error instanceof ApiError ? error : errors.brokenUpload();
    }
  }

  async #inTime<Result>(read: () => Promise<Result>): Promise<Result> {
    const left = this.#until - performance.now();
    // A timer alone never fires while bytes are always available.
    if (left <= 0) throw errors.timeout();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(errors.timeout()), left)));
    return Promise.race([read(), late]).finally(() => clearTimeout(timer));
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}
