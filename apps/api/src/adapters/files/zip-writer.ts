import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. `content` is read once, when its turn comes. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Without the ZIP64 extension, an archive and its files are at most this large, in bytes. */
export const ZIP_MAX = 2 ** 32 - 1;
const ENTRIES_MAX = 2 ** 16 - 1;

const VERSION = 20;
/** Sizes follow the content; names are in UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** Midnight on 1 January 1980: the files need no real time. */
const [TIME, DATE] = [0, 0x21];

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/**
 * A zip archive that is written without waiting for its end: each file is compressed while it is read.
 * @throws RangeError for an archive that is too large
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  const put = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    if (offset > ZIP_MAX || written.length > ENTRIES_MAX) throw new RangeError('The archive is too large.');
    return bytes;
  };
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const start = offset;
    yield put(Buffer.concat([fields([0x04034b50, 4], ...common(0, 0, 0), [name.length, 2], [0, 2]), name]));
    let [crc, size, packed] = [0, 0, 0];
    const deflate = createDeflateRaw();
    const feeding = feed(deflate, content, (chunk) => {
      crc = crc32(chunk, crc);
      size += chunk.length;
    });
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield put(chunk);
    }
    await feeding;
    yield put(fields([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]));
    written.push({ name, offset: start, crc, packed, size });
  }
  const directory = offset;
  for (const { name, offset: start, crc, packed, size } of written) {
    const head = fields(
      [0x02014b50, 4],
      [VERSION, 2],
      ...common(crc, packed, size),
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    );
    yield put(Buffer.concat([head, name]));
  }
  const length = offset - directory;
  const count = written.length;
  yield put(fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [directory, 4], [0, 2]));
}

/** The common part of a file's header and its directory entry. */
const common = (crc: number, packed: number, size: number): [number, 2 | 4][] => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATE, 2],
  [TIME, 2],
  [DATE, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
];

async function feed(
  into: ReturnType<typeof createDeflateRaw>,
  content: ZipEntry['content'],
  count: (chunk: Uint8Array) => void,
): Promise<void> {
  try {
    for await (const chunk of content) {
      count(chunk);
      if (!into.write(chunk)) await new Promise((drained) => into.once('drain', drained));
    }
    into.end();
  } catch (error) {
    into.destroy(error as Error);
  }
}

/** Numbers in little-endian order, each with its number of bytes. */
function fields(...values: readonly (readonly [number, 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of values) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
