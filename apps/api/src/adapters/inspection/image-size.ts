/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads an image's size from its first bytes; null unless it is WebP, PNG or JPEG. */
export function readImageSize(bytes: Buffer): ImageSize | null {
  const size = readWebp(bytes) ?? readPng(bytes) ?? readJpeg(bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

function readPng(bytes: Buffer): ImageSize | null {
  const isPng =
    bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89_50_4e_47 && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
}

/** Each of the three forms of WebP stores its size in its own way. */
function readWebp(bytes: Buffer): ImageSize | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Walks the segments to the frame header: SOF0 to SOF15, except three markers of other kinds. */
function readJpeg(bytes: Buffer): ImageSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
