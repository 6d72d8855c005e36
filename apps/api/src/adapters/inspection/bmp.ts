/** A decoded picture: rows from the top, three bytes per pixel, red first. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const PLAIN = 0;
const BITFIELDS = 3;

/**
 * Reads the BMP files that current programs write: 1, 4 or 8 bits with a palette, 24 or 32 bits, uncompressed. The
 * image library does not support BMP. Checks every offset against the file's length.
 * @returns null for any other kind, a damaged file, or more than `mostPixels`
 */
export function readBmp(bytes: Buffer, mostPixels: number): Pixels | null {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') return null;
  const headerSize = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const packing = bytes.readUInt32LE(30);
  if (headerSize < 40 || headerSize > 124 || 14 + headerSize > bytes.length) return null;
  if (width < 1 || height < 1 || width * height > mostPixels || bytes.readUInt16LE(26) !== 1) return null;
  if (packing !== PLAIN && !(packing === BITFIELDS && hasUsualMasks(bytes, bits))) return null;

  const offset = bytes.readUInt32LE(10);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (offset < 14 + headerSize || offset + stride * height > bytes.length) return null;
  const read = pixelReader(bytes, bits, 14 + headerSize, offset);
  if (!read) return null;
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    // Rows are stored bottom-up unless the height is negative.
    const from = offset + stride * (signedHeight > 0 ? height - 1 - row : row);
    for (let column = 0; column < width; column += 1) {
      const color = read(from, column);
      const to = (row * width + column) * 3;
      data[to] = color >>> 16;
      data[to + 1] = color >>> 8;
      data[to + 2] = color;
    }
  }
  return { width, height, data };
}

function hasUsualMasks(bytes: Buffer, bits: number): boolean {
  return (
    bits === 32 &&
    bytes.length >= 66 &&
    bytes.readUInt32LE(54) === 0xff_00_00 &&
    bytes.readUInt32LE(58) === 0xff_00 &&
    bytes.readUInt32LE(62) === 0xff
  );
}

type ReadPixel = (row: number, column: number) => number;

/** Colours as 0xRRGGBB; a missing palette entry is black. */
function pixelReader(bytes: Buffer, bits: number, palette: number, end: number): ReadPixel | null {
  if (bits === 24) return (row, column) => bytes.readUIntLE(row + column * 3, 3);
  if (bits === 32) return (row, column) => bytes.readUIntLE(row + column * 4, 3);
  if (bits !== 1 && bits !== 4 && bits !== 8) return null;
  const colors = Array.from({ length: 2 ** bits }, (_, index) =>
    palette + index * 4 + 4 <= end ? bytes.readUIntLE(palette + index * 4, 3) : 0,
  );
  const perByte = 8 / bits;
  return (row, column) => {
    const byte = bytes[row + Math.floor(column / perByte)] ?? 0;
    const shift = 8 - bits * ((column % perByte) + 1);
    return colors[(byte >> shift) & (2 ** bits - 1)] ?? 0;
  };
}
