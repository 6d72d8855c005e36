import { letGoOf } from './let-go.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { broken, tooSlow } from './upload-error.ts';

/** A request's body as something that can be left half read and read on later, without being cancelled. */
export class UploadSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #until: number;
  #size = 0;
  #isOver = false;

  /** @param time milliseconds from now within which all of it must have come */
  constructor(body: AsyncIterable<Uint8Array> | null, time: number) {
    this.#until = performance.now() + time;
    this.#chunks = (body ?? none())[Symbol.asyncIterator]();
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return { next: () => this.#next() };
  }

  /**
   * Reads what is left and forgets it, so that who is still sending gets the answer; up to so many bytes in all. Never
   * throws.
   */
  async readOn(most: number): Promise<void> {
    try {
      while (!this.#isOver && this.#size < most) await this.#next();
    } catch {
      // Who left needs no answer.
    }
  }

  /** @throws ApiError 400 when the sender breaks off, 408 when the time is over */
  async #next(): Promise<IteratorResult<Uint8Array>> {
    try {
      const result = await this.#inTime(() => this.#chunks.next());
      this.#isOver = result.done === true;
      if (!result.done) {
        this.#size += result.value.byteLength;
        letGoOf(result.value.byteLength);
      }
      return result;
    } catch (error) {
      this.#isOver = true;
      throw error instanceof ApiError ? error : broken();
    }
  }

  async #inTime<Result>(read: () => Promise<Result>): Promise<Result> {
    const left = this.#until - performance.now();
    // A timer alone would never win against a sender whose bytes are always there already.
    if (left <= 0) throw tooSlow();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(tooSlow()), left)));
    return Promise.race([read(), late]).finally(() => clearTimeout(timer));
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}
