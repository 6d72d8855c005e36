/** Writes pictures byte by byte, so that a test can corrupt each part. */
import { crc32, deflateSync } from 'node:zlib';

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Used instead of the true ones. */
  readonly crc?: number;
  readonly length?: number;
}

export function writePng(chunks: readonly PngChunk[]): Buffer {
  const written = chunks.map(({ type, data, crc, length }) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([uint32(length ?? data.length), named, uint32(crc ?? crc32(named))]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...written]);
}

/** Colour types: 0 grey, 2 RGB, 3 by palette, 4 grey with alpha, 6 RGBA. */
export function pngHead(width: number, height: number, bits = 8, colorType = 2, interlaced = 0): PngChunk {
  return {
    type: 'IHDR',
    data: Buffer.concat([uint32(width), uint32(height), Buffer.from([bits, colorType, 0, 0, interlaced])]),
  };
}

/** Rows of one value, each preceded by its filter. */
export function pngRows(height: number, rowBytes: number, value = 0, filter = 0): PngChunk {
  const row = Buffer.alloc(rowBytes + 1, value);
  row[0] = filter;
  return { type: 'IDAT', data: deflateSync(Buffer.concat(Array.from({ length: height }, () => row))) };
}

export const pngEnd: PngChunk = { type: 'IEND', data: Buffer.alloc(0) };

export const palette = (colors: number): PngChunk => ({ type: 'PLTE', data: Buffer.alloc(colors * 3, 0x80) });

/** Frames of an APNG: the first is the picture itself. */
export function animation(frames: number, size: number): PngChunk[] {
  const control = (sequence: number): PngChunk => {
    const data = Buffer.concat([uint32(sequence), uint32(size), uint32(size), Buffer.alloc(14)]);
    return { type: 'fcTL', data };
  };
  const rows = pngRows(size, size * 3, 0x40);
  const more = Array.from({ length: frames - 1 }, (_, at) => [
    control(2 * at + 1),
    { type: 'fdAT', data: Buffer.concat([uint32(2 * at + 2), rows.data]) },
  ]);
  const head = Buffer.concat([uint32(frames), uint32(0)]);
  return [pngHead(size, size), { type: 'acTL', data: head }, control(0), rows, ...more.flat(), pngEnd];
}

export interface GifFrame {
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly top?: number;
  /** LZW data after the size of its codes; by default all pixels have the first colour. */
  readonly codes?: Uint8Array;
  readonly codeSize?: number;
}

/** A GIF with uncompressed pixels: each code is one pixel, and a reset comes before codes grow. */
export function writeGif(width: number, height: number, frames: readonly GifFrame[], colors = 4): Buffer {
  const bits = Math.max(0, Math.log2(colors) - 1);
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = colors > 0 ? 0x80 | bits : 0;
  const blocks = frames.flatMap(({ left = 0, top = 0, codeSize = 2, codes, ...size }) => {
    const place = Buffer.alloc(10);
    place[0] = 0x2c;
    [left, top, size.width, size.height].forEach((value, at) => place.writeUInt16LE(value, 1 + at * 2));
    const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
    return [
      control,
      place,
      Buffer.from([codeSize]),
      inBlocks(codes ?? plainCodes(size.width * size.height)),
      Buffer.from([0]),
    ];
  });
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.alloc(colors * 3, 0x60), ...blocks, Buffer.from([0x3b])]);
}

/** Codes of three bits: reset, two pixels, reset and so on, then the end. */
function plainCodes(pixels: number): Buffer {
  const codes: number[] = [];
  for (let at = 0; at < pixels; at += 1) codes.push(...(at % 2 === 0 ? [4, 0] : [0]));
  codes.push(5);
  const bytes = Buffer.alloc(Math.ceil((codes.length * 3) / 8) + 1);
  codes.forEach((code, at) => {
    const bit = at * 3;
    bytes.writeUInt16LE(
      (bytes.readUInt16LE(Math.min(bit >> 3, bytes.length - 2)) | (code << (bit & 7))) & 0xff_ff,
      Math.min(bit >> 3, bytes.length - 2),
    );
  });
  return bytes;
}

function inBlocks(bytes: Uint8Array): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), Buffer.from(block));
  }
  return Buffer.concat(blocks);
}

/** The parts of a JPEG: each marker with its content, scans with their data. */
export function jpegPieces(jpeg: Buffer): { marker: number; bytes: Buffer }[] {
  const pieces: { marker: number; bytes: Buffer }[] = [];
  let at = 0;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    let end = at + 2;
    if (marker !== 0xd8 && marker !== 0xd9) end += jpeg.readUInt16BE(at + 2);
    // A scan's header is followed by its data, in which 0xFF is followed by 0 or a restart number.
    if (marker === 0xda)
      while (end < jpeg.length && !(jpeg[end] === 0xff && !isWithinScan(jpeg[end + 1] ?? 0))) end += 1;
    pieces.push({ marker, bytes: jpeg.subarray(at, end) });
    at = end;
  }
  return pieces;
}

const isWithinScan = (byte: number) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
