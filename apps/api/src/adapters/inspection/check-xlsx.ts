import { createInflateRaw } from 'node:zlib';
import { ZIP_MAX_ENTRIES, ZIP_MAX_EXPANSION, ZIP_MAX_UNPACKED } from '../files/upload-limits.ts';
import { good, refused, type InspectAnswer } from './inspection.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Accepts an Office Open XML workbook: a zip archive with a content type list and a workbook, without macros, nested
 * archives or a zip bomb. It unpacks everything once, in pieces, because the declared sizes may be false.
 */
export async function checkXlsx(bytes: Buffer): Promise<InspectAnswer> {
  const entries = bytes.length < 22 ? null : readZipDirectory(bytes, ZIP_MAX_ENTRIES);
  if (entries === 'too many') return refused('too much');
  if (entries === null) return refused('disguised');
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml')) return refused('disguised');
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) return refused('macros');

  let left = Math.min(ZIP_MAX_UNPACKED, bytes.length * ZIP_MAX_EXPANSION);
  for (const entry of entries) {
    const size = await unpackedSize(bytes, entry, left);
    if (size === 'too much') return refused('too much');
    if (size === null) return refused('disguised');
    left -= size;
  }
  return good;
}

/** The unpacked size of an entry; null when it is damaged, itself an archive, or falsely declared. */
async function unpackedSize(bytes: Buffer, entry: ZipEntry, most: number): Promise<number | 'too much' | null> {
  const packed = bytes.subarray(entry.start, entry.end);
  if (entry.unpacked > most) return 'too much';
  if (entry.method === STORED) {
    if (entry.unpacked !== entry.packed || packed.subarray(0, 4).equals(ARCHIVE)) return null;
    return entry.packed;
  }
  if (entry.method !== DEFLATED) return null;
  const inflate = createInflateRaw();
  inflate.end(packed);
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (size === 0 && chunk.subarray(0, 4).equals(ARCHIVE)) return null;
      size += chunk.length;
      if (size > most) return 'too much';
    }
  } catch {
    return null;
  }
  return size === entry.unpacked ? size : null;
}
