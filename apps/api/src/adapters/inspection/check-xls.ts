import { good, refused, type InspectAnswer } from './inspection.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Larger sector numbers are markers (MS-CFB, section 2.1). */
const LAST_SECTOR = 0xff_ff_ff_fa;
const ENTRY_SIZE = 128;

/** Accepts a compound file (MS-CFB) with Excel's Workbook stream (Book before Excel 97) and no macros. */
export function checkXls(bytes: Buffer): InspectAnswer {
  const names = readEntryNames(bytes);
  if (names === null || !(names.has('workbook') || names.has('book'))) return refused('disguised');
  return names.has('_vba_project_cur') || names.has('macros') ? refused('macros') : good;
}

/** The names in the directory, in lower case; null for another kind of file or a circular chain. */
function readEntryNames(bytes: Buffer): Set<string> | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(SIGNATURE) || bytes.readUInt16LE(28) !== 0xff_fe) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const table = readTable(bytes, size);
  if (table === null) return null;

  const names = new Set<string>();
  const seen = new Set<number>();
  for (let sector = bytes.readUInt32LE(48); sector < LAST_SECTOR; sector = table(sector)) {
    const start = (sector + 1) * size;
    if (seen.has(sector) || start + size > bytes.length) return null;
    seen.add(sector);
    for (let at = start; at < start + size; at += ENTRY_SIZE) {
      const length = bytes.readUInt16LE(at + 64);
      if (length > 64) return null;
      // A storage (1), a stream (2) or the root (5); anything else is unused.
      if ([1, 2, 5].includes(bytes[at + 66] ?? 0)) {
        names.add(bytes.toString('utf16le', at, at + Math.max(0, length - 2)).toLowerCase());
      }
    }
  }
  return names;
}

/** The allocation table, as a function from a sector to the next. */
function readTable(bytes: Buffer, size: number): ((sector: number) => number) | null {
  const sectors: number[] = [];
  for (let at = 76; at < 512; at += 4) sectors.push(bytes.readUInt32LE(at));
  const seen = new Set<number>();
  for (let next = bytes.readUInt32LE(68); next < LAST_SECTOR;) {
    const start = (next + 1) * size;
    if (seen.has(next) || start + size > bytes.length) return null;
    seen.add(next);
    for (let at = start; at < start + size - 4; at += 4) sectors.push(bytes.readUInt32LE(at));
    next = bytes.readUInt32LE(start + size - 4);
  }
  const perSector = size / 4;
  return (sector) => {
    const holder = sectors[Math.floor(sector / perSector)] ?? LAST_SECTOR;
    const at = (holder + 1) * size + (sector % perSector) * 4;
    return holder < LAST_SECTOR && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : LAST_SECTOR;
  };
}
