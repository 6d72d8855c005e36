/** One file of a zip archive, from the directory at its end. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** The range of its compressed bytes. */
  readonly start: number;
  readonly end: number;
}

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;

/**
 * The entries of an archive of at most 20 MB (APPNOTE 6.3). Nothing may follow the directory, and no two entries may
 * share bytes, because such an archive unpacks to far more than its size.
 * @returns null when it is not such an archive, 'too many' beyond `most` entries
 */
export function readZipDirectory(bytes: Buffer, most: number): ZipEntry[] | 'too many' | null {
  const at = findEnd(bytes);
  if (at < 0 || bytes.readUInt32LE(0) !== LOCAL) return null;
  const count = bytes.readUInt16LE(at + 10);
  if (count > most) return 'too many';
  const start = bytes.readUInt32LE(at + 16);
  const size = bytes.readUInt32LE(at + 12);
  if (count === 0 || bytes.readUInt16LE(at + 8) !== count || start + size !== at) return null;

  const entries: ZipEntry[] = [];
  let place = start;
  for (let index = 0; index < count; index += 1) {
    if (place + 46 > at || bytes.readUInt32LE(place) !== ENTRY) return null;
    const entry = readEntry(bytes, place, start);
    if (entry === null) return null;
    entries.push(entry);
    place += 46 + bytes.readUInt16LE(place + 28) + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
  }
  return place === at && !overlap(entries) ? entries : null;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

function readEntry(bytes: Buffer, at: number, limit: number): ZipEntry | null {
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const local = bytes.readUInt32LE(at + 42);
  if (isEncrypted || local + 30 > limit || bytes.readUInt32LE(local) !== LOCAL) return null;
  const length = bytes.readUInt16LE(at + 28);
  const localLength = bytes.readUInt16LE(local + 26);
  const name = bytes.toString('utf8', at + 46, at + 46 + length);
  // Programs differ in which of the two names they use.
  if (name !== bytes.toString('utf8', local + 30, local + 30 + localLength)) return null;
  const start = local + 30 + localLength + bytes.readUInt16LE(local + 28);
  const packed = bytes.readUInt32LE(at + 20);
  const unpacked = bytes.readUInt32LE(at + 24);
  const entry = { name, method: bytes.readUInt16LE(at + 10), packed, unpacked, start, end: start + packed };
  return entry.end <= limit ? entry : null;
}

function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some((entry, index) => entry.start - 30 < (inOrder[index - 1]?.end ?? 0));
}
