/** A box of an MP4 or MOV file (ISO 14496-12), by its offsets. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly from: number;
  /** Where it ends as declared; a truncated file ends earlier. */
  readonly end: number;
}

/** The most bytes that a header needs. */
export const HEADER_BYTES = 16;

/** Reads the header of a box; null where there is none. @param limit where the file, or the box around it, ends */
export function readHeader(bytes: Buffer, at: number, start: number, limit: number): Box | null {
  if (at + 8 > bytes.length) return null;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  if (short === 1 && at + HEADER_BYTES > bytes.length) return null;
  const size = short === 0 ? limit - start : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const from = start + (short === 1 ? HEADER_BYTES : 8);
  return size < from - start ? null : { type, start, from, end: start + size };
}

/** The boxes inside a range of bytes in memory; offsets are those in `bytes`. */
export function listBoxes(bytes: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end;) {
    const box = readHeader(bytes, at, at, end);
    if (box === null || box.end > end) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box at a path inside another one, such as `mdia/minf/stbl`. */
export function findBox(bytes: Buffer, outer: Box, path: string): Box | null {
  let box: Box | null = outer;
  for (const type of path.split('/')) {
    if (box === null) return null;
    box = listBoxes(bytes, box.from, box.end).find((inner) => inner.type === type) ?? null;
  }
  return box;
}
