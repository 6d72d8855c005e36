import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { writeBmp } from './file-writers.ts';
import { animation, jpegPieces, palette, pngEnd, pngHead, pngRows, writeGif, writePng } from './picture-writers.ts';
import type { PngChunk } from './picture-writers.ts';

type Kind = 'jpg' | 'png' | 'gif' | 'bmp';

export interface HostilePicture {
  readonly what: string;
  readonly kind: Kind;
  readonly bytes: Buffer;
  /** `either`: some decoders accept it, and what they decode is harmless. */
  readonly verdict: 'good' | 'refused' | 'either';
}

type Case = readonly [what: string, bytes: Buffer, verdict?: HostilePicture['verdict']];
const of = (kind: Kind, cases: readonly Case[]): HostilePicture[] =>
  cases.map(([what, bytes, verdict = 'refused']) => ({ what: `${kind}: ${what}`, kind, bytes, verdict }));

const zeros = (bytes: number) => Buffer.alloc(bytes);
const rows = pngRows(8, 24, 0x40);
const png = (...chunks: readonly PngChunk[]) => writePng([...chunks, pngEnd]);
const chunk = (type: string, data: Uint8Array | string): PngChunk => ({ type, data: Buffer.from(data as string) });
const inflating = (type: string, start: string) =>
  chunk(type, Buffer.concat([Buffer.from(start, 'latin1'), deflateSync(zeros(50_000_000))]));

const badlySummed = (one: PngChunk): PngChunk => ({ ...one, crc: 0x12_34_56_78 });

function pngs(): HostilePicture[] {
  const head = pngHead(8, 8);
  const indexed = (more: readonly PngChunk[], bits = 8) => png(pngHead(8, 8, bits, 3), ...more, pngRows(8, bits, 0x40));
  const huge = [1, 0x7f_ff_ff_ff, 0xff_ff_ff_ff, 100_000];
  return of('png', [
    ['valid', png(head, rows), 'good'],
    ['a wrong checksum of the head', png(badlySummed(head), rows)],
    ['a wrong checksum of the rows', png(head, badlySummed(rows))],
    ['a wrong checksum of the end', writePng([head, rows, badlySummed(pngEnd)]), 'either'],
    ['a wrong checksum of a comment', png(head, badlySummed(chunk('tEXt', 'a\0b')), rows), 'either'],
    ['the head twice', png(head, head, rows), 'either'],
    ['no head', png(rows)],
    ['the head last', writePng([rows, pngEnd, head])],
    ['no rows', png(head)],
    ['no end', writePng([head, rows]), 'either'],
    [
      'rows in 20,000 empty pieces',
      png(head, ...Array.from({ length: 20_000 }, () => chunk('IDAT', '')), rows),
      'either',
    ],
    ['rows that are not zlib', png(head, chunk('IDAT', Buffer.alloc(200, 0x55)))],
    ['rows with an unknown filter', png(head, pngRows(8, 24, 0, 9)), 'either'],
    ['half of the rows', png(head, pngRows(4, 24)), 'either'],
    ['rows that unpack to 50 MB more', png(head, chunk('IDAT', deflateSync(zeros(50_000_000)))), 'either'],
    ['a remark that unpacks to 50 MB', png(head, inflating('zTXt', 'a\0\0'), rows), 'either'],
    ['a profile that unpacks to 50 MB', png(head, inflating('iCCP', 'a\0\0'), rows), 'either'],
    [
      'ten thousand comments',
      png(head, ...Array.from({ length: 10_000 }, () => chunk('tEXt', 'a\0b')), rows),
      'either',
    ],
    ['a chunk longer than the file', writePng([head, { ...rows, length: 0x7f_ff_ff_ff }, pngEnd])],
    ['a chunk of a negative length', writePng([head, { ...rows, length: 0xff_ff_ff_ff }, pngEnd])],
    ['a chunk of no name', png(head, chunk('\0\0\0\0', ''), rows), 'either'],
    ['an unknown critical chunk', png(head, chunk('ABCD', 'x'), rows), 'either'],
    ['no width', png(pngHead(0, 8), rows)],
    ['no height', png(pngHead(8, 0), rows)],
    ...huge.flatMap((side): Case[] => [
      [`${side} wide`, png(pngHead(side, 100_000), rows)],
      [`${side} high`, png(pngHead(100_000, side), rows)],
    ]),
    ...[0, 3, 5, 7, 16, 255].map((bits): Case => [
      `${bits} bits with a palette`,
      png(pngHead(8, 8, bits, 3), palette(2), rows),
    ]),
    ...[1, 5, 7, 255].map((type): Case => [`colours of kind ${type}`, png(pngHead(8, 8, 8, type), rows)]),
    ['an unknown interlacing', png(pngHead(8, 8, 8, 2, 7), rows)],
    ['woven, with rows that are not', png(pngHead(8, 8, 8, 2, 1), rows), 'either'],
    ['no palette', indexed([])],
    ['an empty palette', indexed([palette(0)])],
    ['a palette of 300', indexed([palette(300)])],
    ['a palette of half a colour', indexed([chunk('PLTE', zeros(4))])],
    ['a palette twice', indexed([palette(2), palette(2)]), 'either'],
    ['pixels beyond the palette', indexed([palette(2)]), 'either'],
    ['more transparency than palette', indexed([palette(2), chunk('tRNS', zeros(200))]), 'either'],
    [
      'an EXIF that leads in a circle',
      png(head, chunk('eXIf', Buffer.from('49492a0008000000010069870400010000000800000008000000', 'hex')), rows),
      'either',
    ],
    ['an animation of 20,000 frames', writePng(animation(20_000, 1)), 'either'],
    ['an animation that claims 2^32 frames', png(head, chunk('acTL', Buffer.alloc(8, 0xff)), rows), 'either'],
  ]);
}

const manyFrames = (count: number, side: number) =>
  writeGif(
    side,
    side,
    Array.from({ length: count }, () => ({ width: 1, height: 1 })),
  );

function gifs(): HostilePicture[] {
  const one = { width: 8, height: 8 };
  const whole = writeGif(8, 8, [one]);
  return of('gif', [
    ['valid', whole, 'good'],
    ['three frames', writeGif(8, 8, [one, one, one]), 'good'],
    ['20,000 frames of one pixel', manyFrames(20_000, 1), 'either'],
    ['5,000 frames on a canvas of 80 by 80', manyFrames(5000, 80), 'either'],
    ['100,000 frames on a canvas of 2,000 by 2,000', manyFrames(100_000, 2000), 'either'],
    [
      'seventeen frames of 2,000 by 2,000',
      writeGif(
        2000,
        2000,
        Array.from({ length: 17 }, () => ({ width: 2000, height: 2000, codes: zeros(9) })),
      ),
    ],
    // Larger than any screen, so it counts as an error, and the frames decide.
    ['a canvas of 65,535 by 65,535', writeGif(65_535, 65_535, [one]), 'either'],
    ['no canvas', writeGif(0, 0, [one]), 'either'],
    ['an empty frame', writeGif(8, 8, [{ width: 0, height: 0 }]), 'either'],
    ['a frame larger than the canvas', writeGif(8, 8, [{ width: 65_535, height: 65_535, codes: zeros(9) }]), 'either'],
    ['a frame outside the canvas', writeGif(8, 8, [{ ...one, left: 65_000, top: 65_000 }]), 'either'],
    ['no frame', writeGif(8, 8, [])],
    ['no colours at all', writeGif(8, 8, [one], 0), 'either'],
    ...[0, 1, 9, 12, 255].map((codeSize): Case => [
      `codes of ${codeSize} bits`,
      writeGif(8, 8, [{ ...one, codeSize }]),
      'either',
    ]),
    ['undefined codes', writeGif(8, 8, [{ ...one, codes: Buffer.alloc(60, 0xff) }]), 'either'],
    ['no codes', writeGif(8, 8, [{ ...one, codes: zeros(0) }]), 'either'],
    ['codes without an end, 2 MB', writeGif(8, 8, [{ ...one, codes: zeros(2_000_000) }]), 'either'],
    ['a block that ends behind the file', Buffer.concat([whole.subarray(0, -2), Buffer.from([0xff])]), 'either'],
    [
      '200,000 remarks',
      Buffer.concat([
        whole.subarray(0, 25),
        ...Array.from({ length: 200_000 }, () => Buffer.from('21fe00', 'hex')),
        whole.subarray(25),
      ]),
      'either',
    ],
    [
      'an unknown extension',
      Buffer.concat([whole.subarray(0, 25), Buffer.from('21770161'.padEnd(10, '0'), 'hex'), whole.subarray(25)]),
      'either',
    ],
  ]);
}

const usualBmp = (bits: 1 | 8 | 24 | 32 = 24) => writeBmp(8, 8, bits, 0xc0_40_00);
const int = (at: number, value: number) => (bytes: Buffer) => void bytes.writeInt32LE(value | 0, at);
const short = (at: number, value: number) => (bytes: Buffer) => void bytes.writeUInt16LE(value, at);

function bmps(): HostilePicture[] {
  const changed = (change: (bytes: Buffer) => void, bits: 1 | 8 | 24 | 32 = 24) => {
    const bytes = usualBmp(bits);
    change(bytes);
    return bytes;
  };
  const sides = [0, -1, 0x7f_ff_ff_ff, -0x80_00_00_00, 65_536, 100_000_000];
  return of('bmp', [
    ['valid', usualBmp(), 'good'],
    ['from the top', changed(int(22, -8)), 'good'],
    ...sides.map((side): Case => [`${side} wide`, changed(int(18, side))]),
    ...sides.filter((side) => side !== -1).map((side): Case => [`${side} high`, changed(int(22, side))]),
    ...[0, 2, 3, 7, 15, 48, 64, 65_535].map((bits): Case => [`${bits} bits`, changed(short(28, bits))]),
    ...[1, 2, 4, 5, 6, 11, -1].map((packing): Case => [`packed in way ${packing}`, changed(int(30, packing), 8)]),
    ...[0, 12, 39, 125, 65_535, -1].map((size): Case => [`a header of ${size}`, changed(int(14, size))]),
    ...[0, 14, 53, 10_000, -1].map((offset): Case => [`pixels at ${offset}`, changed(int(10, offset))]),
    ['no planes', changed(short(26, 0))],
    ['pixels within the palette', changed(int(10, 60), 8), 'either'],
    ['a declared palette of 2^32 colours', changed(int(46, -1), 8), 'either'],
    ['pixels beyond a palette that is cut', changed((bytes) => void bytes.fill(0xff, 54 + 1024), 8), 'good'],
    ['a wrong declared length', changed(int(2, -1)), 'either'],
  ]);
}

const plainPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c04000' } });

async function jpegs(): Promise<HostilePicture[]> {
  const usual = await plainPicture(64).jpeg().toBuffer();
  const progressive = async (side: number, scans: number) => {
    const pieces = jpegPieces(await plainPicture(side).jpeg({ progressive: true, quality: 60 }).toBuffer()).map(
      ({ bytes }) => bytes,
    );
    const again = pieces.slice(-3, -1);
    return Buffer.concat([
      ...pieces.slice(0, -1),
      ...Array.from({ length: scans }, () => again).flat(),
      ...pieces.slice(-1),
    ]);
  };
  const pieces = jpegPieces(usual);
  const without = (marker: number) =>
    Buffer.concat(pieces.filter((piece) => piece.marker !== marker).map(({ bytes }) => bytes));
  const twice = (marker: number) =>
    Buffer.concat(pieces.flatMap((piece) => (piece.marker === marker ? [piece.bytes, piece.bytes] : [piece.bytes])));
  const changed = (marker: number, change: (bytes: Buffer) => void) =>
    Buffer.concat(
      pieces.map((piece) => {
        const bytes = Buffer.from(piece.bytes);
        if (piece.marker === marker) change(bytes);
        return bytes;
      }),
    );
  const within = (...more: Buffer[]) => Buffer.concat([usual.subarray(0, 2), ...more, usual.subarray(2)]);
  const [FRAME, SCAN, CODES, TABLES] = [0xc0, 0xda, 0xc4, 0xdb];
  const side = (at: number, value: number) => changed(FRAME, (bytes) => bytes.writeUInt16BE(value, at));
  const comment = Buffer.concat([Buffer.from('fffeffff', 'hex'), Buffer.alloc(0xff_fd, 0x61)]);
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010069870400010000000800000008000000', 'hex');
  return of('jpg', [
    ['valid', usual, 'good'],
    ['progressive', await progressive(64, 0), 'good'],
    ['progressive, with 5,000 scans', await progressive(64, 5000), 'either'],
    ['progressive, of 16 million pixels and 3,000 scans', await progressive(4000, 3000), 'either'],
    ['no width', side(7, 0)],
    ['no height', side(5, 0)],
    ['65,535 wide and high', changed(FRAME, (bytes) => bytes.fill(0xff, 5, 9))],
    ['65,535 high', side(5, 65_535), 'either'],
    ['12 bits', changed(FRAME, (bytes) => bytes.fill(12, 4, 5))],
    ...[0, 2, 5, 255].map((parts): Case => [`${parts} colours`, changed(FRAME, (bytes) => bytes.fill(parts, 9, 10))]),
    ['colours of no size', changed(FRAME, (bytes) => bytes.fill(0, 11, 12))],
    ['colours of a giant size', changed(FRAME, (bytes) => bytes.fill(0xff, 11, 12))],
    ...[0xc3, 0xc5, 0xc9, 0xcb, 0xcf].map((way): Case => [
      `of kind ${way.toString(16)}`,
      changed(FRAME, (bytes) => bytes.fill(way, 1, 2)),
      'either',
    ]),
    ['no frame', without(FRAME)],
    ['two frames', twice(FRAME)],
    ['no scan', without(SCAN)],
    ['no codes', without(CODES), 'either'],
    ['too many codes', changed(CODES, (bytes) => bytes.fill(0xff, 5, 21))],
    ['no tables', without(TABLES)],
    ['tables of zeros', changed(TABLES, (bytes) => bytes.fill(0, 5)), 'either'],
    ['a piece of no length', within(Buffer.from('ffe00000', 'hex')), 'either'],
    ['a piece longer than the file', within(Buffer.from('ffe0ffff', 'hex'))],
    ['14 MB of remarks', within(...Array.from({ length: 220 }, () => comment)), 'good'],
    ['a million bytes of padding', within(Buffer.alloc(1_000_000, 0xff)), 'either'],
    ['an EXIF that leads in a circle', within(exif), 'either'],
    ['unexpected restarts', changed(SCAN, (bytes) => bytes.write('ffd0', bytes.length - 2, 'hex')), 'either'],
  ]);
}

export async function hostilePictures(): Promise<HostilePicture[]> {
  return [...pngs(), ...gifs(), ...bmps(), ...(await jpegs())];
}
