import { letGoOf } from './let-go.ts';
import { broken } from './upload-error.ts';

/** A request's body as something that can be left half read and read on later, without being cancelled. */
export class UploadSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #size = 0;
  #isOver = false;

  constructor(body: AsyncIterable<Uint8Array> | null) {
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

  /** @throws ApiError 400 when the sender breaks off */
  async #next(): Promise<IteratorResult<Uint8Array>> {
    try {
      const result = await this.#chunks.next();
      this.#isOver = result.done === true;
      if (!result.done) {
        this.#size += result.value.byteLength;
        letGoOf(result.value.byteLength);
      }
      return result;
    } catch {
      this.#isOver = true;
      throw broken();
    }
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}
