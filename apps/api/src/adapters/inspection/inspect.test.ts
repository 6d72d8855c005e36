import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookFiles, writeBmp, writeCompound, writePdf, writeZip } from '../../../testing/media/file-writers.ts';
import { heic, photoOf108 } from '../../../testing/media/phone-pictures.ts';
import { pngEnd, pngHead, pngRows, writePng } from '../../../testing/media/picture-writers.ts';
import type { UploadExtension } from '../files/file-kinds.ts';
import { createInspector, type Inspector } from './inspector.ts';

let folder: string;
let inspector: Inspector;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-inspect-'));
  inspector = createInspector({ processes: 1, waiting: 100, timeout: 15_000, idle: 30_000 });
});
afterAll(async () => {
  inspector.close();
  await rm(folder, { recursive: true });
});

let count = 0;
async function inspectBytes(extension: UploadExtension, bytes: Uint8Array | string) {
  count += 1;
  const [file, output] = [path.join(folder, `in-${count}`), path.join(folder, `out-${count}`)];
  await writeFile(file, bytes);
  const answer = await inspector.inspect({ file, extension, output });
  return { verdict: answer.isGood ? 'good' : answer.why, painted: await readFile(output).catch(() => Buffer.alloc(0)) };
}

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04000' } });
const html = '<html><script>alert(1)</script>';
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('naam,अंक\r\nA,1', 'utf16le')]);
const windows = Buffer.from('naam,shirt\r\nJos\xE9,7', 'latin1');
const jpeg = () => plain().jpeg().toBuffer();
const png = () => plain().png().toBuffer();
const gif = () => plain().gif().toBuffer();
const webp = () => plain().webp().toBuffer();
const xlsx = writeZip(workbookFiles);
const fillers = Array.from({ length: 1999 }, (_, index) => ({ name: `xl/${index}`, data: '' }));

type Case = readonly [string, UploadExtension, () => Promise<Uint8Array | string> | Uint8Array | string, string];
const genuine: readonly Case[] = [
  ['a JPEG', 'jpg', jpeg, 'good'],
  ['a JPEG called jpeg', 'jpeg', jpeg, 'good'],
  ['a PNG', 'png', png, 'good'],
  ['a GIF', 'gif', gif, 'good'],
  ['a WebP', 'webp', webp, 'good'],
  ['a PNG as JPEG', 'jpg', png, 'good'],
  ['a JPEG as PNG', 'png', jpeg, 'good'],
  ['a WebP as JPEG', 'jpg', webp, 'good'],
  ['a GIF as JPEG', 'jpeg', gif, 'good'],
  ['a BMP of 24 bits', 'bmp', () => writeBmp(33, 20, 24, 0xc0_40_00), 'good'],
  ['a BMP of 32 bits', 'bmp', () => writeBmp(33, 20, 32, 0xc0_40_00), 'good'],
  ['a BMP of 8 bits', 'bmp', () => writeBmp(33, 20, 8, 0xc0_40_00), 'good'],
  ['a BMP of 1 bit', 'bmp', () => writeBmp(33, 20, 1, 0xc0_40_00), 'good'],
  ['a PDF', 'pdf', () => writePdf(), 'good'],
  ['an xls', 'xls', () => writeCompound(['Workbook']), 'good'],
  ['an xls of Excel 5', 'xls', () => writeCompound(['Book']), 'good'],
  ['an xlsx', 'xlsx', () => xlsx, 'good'],
  ['an xlsx with a comment at its end', 'xlsx', () => writeZip(workbookFiles, { comment: 'made by hand' }), 'good'],
  ['a CSV', 'csv', () => 'name,shirt\r\nAsha,7\r\n', 'good'],
  ['a CSV with a byte order mark', 'csv', () => '\uFEFFನಾಮ;7', 'good'],
  ['a CSV in UTF-16', 'csv', () => utf16, 'good'],
  ['a CSV in Windows-1252', 'csv', () => windows, 'good'],
];
const disguised: readonly Case[] = [
  ['a page as JPEG', 'jpg', () => html, 'disguised'],
  ['an SVG as PNG', 'png', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'disguised'],
  ['an SVG as GIF', 'gif', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'disguised'],
  ['a PDF as JPEG', 'jpg', () => writePdf(), 'disguised'],
  ['a program as JPEG', 'jpg', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'disguised'],
  ['a JPEG as PDF', 'pdf', jpeg, 'disguised'],
  ['a HEIC picture as JPEG', 'jpg', heic, 'heic'],
  ['half a JPEG', 'jpg', async () => (await jpeg()).subarray(0, 200), 'disguised'],
  ['half a PNG', 'png', async () => (await png()).subarray(0, 60), 'disguised'],
  ['a JPEG of three bytes', 'jpg', () => Buffer.from('ffd8ff', 'hex'), 'disguised'],
  ['a GIF and nothing more', 'gif', () => 'GIF89a', 'disguised'],
  ['a script that begins like a GIF', 'gif', () => 'GIF89a=1;alert(1)//', 'disguised'],
  ['a BMP with compressed rows', 'bmp', () => Buffer.from(writeBmp(8, 8, 8, 0)).fill(1, 30, 31), 'disguised'],
  ['a BMP that ends early', 'bmp', () => writeBmp(33, 20, 24, 0).subarray(0, 900), 'disguised'],
  ['a page as PDF', 'pdf', () => html, 'disguised'],
  ['a page that contains a PDF', 'pdf', () => Buffer.concat([Buffer.from(html), writePdf()]), 'disguised'],
  ['half a PDF', 'pdf', () => writePdf().subarray(0, 60), 'disguised'],
  ['a PDF followed by an archive', 'pdf', () => Buffer.concat([writePdf(), xlsx, Buffer.from('')]), 'disguised'],
  [
    'a PDF followed by an archive and the end of a PDF',
    'pdf',
    () => Buffer.concat([writePdf(), writeZip(workbookFiles, { comment: '%%EOF\n' })]),
    'disguised',
  ],
  ['a Word file as xls', 'xls', () => writeCompound(['WordDocument']), 'disguised'],
  ['an xlsx as xls', 'xls', () => xlsx, 'disguised'],
  ['an xls as xlsx', 'xlsx', () => writeCompound(['Workbook']), 'disguised'],
  ['an xls with macros', 'xls', () => writeCompound(['Workbook', '_VBA_PROJECT_CUR']), 'macros'],
  [
    'an xls whose directory is circular',
    'xls',
    () =>
      Buffer.from(writeCompound(['A']))
        .fill(0, 516, 520)
        .fill(1, 516, 517),
    'disguised',
  ],
  ['half an xls', 'xls', () => writeCompound(['Workbook']).subarray(0, 1100), 'disguised'],
  ['any archive as xlsx', 'xlsx', () => writeZip([{ name: 'a.txt', data: 'x' }]), 'disguised'],
  [
    'a Word file as xlsx',
    'xlsx',
    () =>
      writeZip([
        { name: '[Content_Types].xml', data: '' },
        { name: 'word/document.xml', data: '' },
      ]),
    'disguised',
  ],
  [
    'an xlsx with macros',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/vbaProject.bin', data: 'x' }]),
    'macros',
  ],
  ['an xlsx with data before it', 'xlsx', () => Buffer.concat([Buffer.from(html), xlsx]), 'disguised'],
  ['an xlsx with data after it', 'xlsx', () => Buffer.concat([xlsx, Buffer.from(html)]), 'disguised'],
  ['a page as CSV', 'csv', () => html, 'disguised'],
  ['a page after spaces as CSV', 'csv', () => `\uFEFF\n  ${html}`, 'disguised'],
  ['an HTML comment as CSV', 'csv', () => '<!-- a,b', 'disguised'],
  ['a PDF as CSV', 'csv', () => writePdf(), 'disguised'],
  ['a CSV with NUL', 'csv', () => 'a,b\0c', 'disguised'],
  ['a program as CSV', 'csv', () => Buffer.from('7f454c4602010100', 'hex'), 'disguised'],
  ['a CSV in UTF-16 that is cut off', 'csv', () => utf16.subarray(0, -1), 'disguised'],
  ['an empty CSV', 'csv', () => '\r\n', 'disguised'],
];
const bombs: readonly Case[] = [
  [
    'a zip with an entry that expands 1000 times',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/bomb', data: Buffer.alloc(30_000_000) }]),
    'too much',
  ],
  [
    'a zip that expands to over 100 MB',
    'xlsx',
    () =>
      writeZip([
        ...workbookFiles,
        { name: 'xl/noise', data: Buffer.alloc(1_500_000, Math.random().toString()) },
        ...Array.from({ length: 3 }, (_, at) => ({ name: `xl/${at}`, data: Buffer.alloc(40_000_000) })),
      ]),
    'too much',
  ],
  [
    'a zip that lies about its sizes',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/bomb', data: Buffer.alloc(30_000_000), declaredSize: 10 }]),
    'too much',
  ],
  [
    'a zip that lies a little',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/a', data: 'abc', declaredSize: 2 }]),
    'disguised',
  ],
  [
    'a zip with overlapping entries',
    'xlsx',
    () =>
      writeZip([
        ...workbookFiles,
        { name: 'xl/a', data: 'a'.repeat(9999) },
        { name: 'xl/a', data: 'a'.repeat(9999), overlaps: true },
      ]),
    'disguised',
  ],
  [
    'a zip with two names for one entry',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/a.xml', localName: 'xl/a.exe', data: 'x' }]),
    'disguised',
  ],
  [
    'a zip with an encrypted entry',
    'xlsx',
    () => writeZip([...workbookFiles, { name: 'xl/a.xml', data: 'x', isEncrypted: true }]),
    'disguised',
  ],
  ['a zip in a zip', 'xlsx', () => writeZip([...workbookFiles, { name: 'xl/inner', data: xlsx }]), 'disguised'],
  ['a zip of 2,000 entries', 'xlsx', () => writeZip([...workbookFiles, ...fillers.slice(0, 1998)]), 'good'],
  ['a zip of 2,001 entries', 'xlsx', () => writeZip([...workbookFiles, ...fillers]), 'too much'],
];

describe('a file matches its name, or is refused [U-1]', () => {
  test.each([...genuine, ...disguised])('%s (%s)', async (_, extension, write, verdict) => {
    expect((await inspectBytes(extension, await write())).verdict).toBe(verdict);
  });
});

test.each([
  ['UTF-16', utf16, 'naam,अंक\r\nA,1'],
  ['Windows-1252', windows, 'naam,shirt\r\nJosé,7'],
])('a CSV in %s is kept in UTF-8', async (_encoding, bytes, text) => {
  expect((await inspectBytes('csv', bytes)).painted.toString()).toBe(`\uFEFF${text}`);
});

describe('archives are inspected without writing to disk [U-7]', () => {
  test.each(bombs)('%s (%s)', async (_, extension, write, verdict) => {
    expect((await inspectBytes(extension, await write())).verdict).toBe(verdict);
  });
});

describe('pictures are re-encoded [U-6]', () => {
  test('metadata and hidden data are removed, and the picture keeps its orientation', async () => {
    const exif = { IFD0: { Copyright: 'canary', Artist: 'canary' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } };
    const shot = await plain().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(shot.includes('canary')).toBe(true);
    const { verdict, painted } = await inspectBytes('jpg', Buffer.concat([shot, Buffer.from(html), xlsx]));
    const { width, height, exif: left, orientation, icc, xmp } = await sharp(painted).metadata();
    expect([verdict, width, height, left, orientation, icc, xmp]).toEqual([
      'good',
      30,
      40,
      ...Array.from({ length: 4 }),
    ]);
    for (const trace of ['canary', 'Exif', 'script', 'xl/workbook']) expect(painted.includes(trace)).toBe(false);
  });

  test('a BMP of any depth becomes a PNG of the same colour', async () => {
    for (const bits of [1, 8, 24, 32] as const) {
      const { painted } = await inspectBytes('bmp', writeBmp(33, 20, bits, 0xc0_40_10));
      const { data, info } = await sharp(painted).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, [...data.subarray(0, 3)], [...data.subarray(-3)]]).toEqual([
        33,
        20,
        [0xc0, 0x40, 0x10],
        [0xc0, 0x40, 0x10],
      ]);
    }
  });

  test('an animation stays animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const { painted } = await inspectBytes(
      'gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect((await sharp(painted, { animated: true }).metadata()).pages).toBe(3);
  });

  test('a photo of 108 megapixels is accepted, upright, at half its width', async () => {
    const { verdict, painted } = await inspectBytes('jpg', await photoOf108());
    const { width, height } = await sharp(painted).metadata();
    expect([verdict, width, height]).toEqual(['good', 4500, 6000]);
  });

  test('pictures with more pixels than any phone produces are not opened, however small their files', async () => {
    const wide = writePng([pngHead(12_000, 9_200), pngRows(10, 12_000 * 3), pngEnd]);
    expect((await inspectBytes('png', wide)).verdict).toBe('too much');
    const woven = writePng([pngHead(8001, 8000, 8, 2, 1), pngRows(10, 8001 * 3), pngEnd]);
    expect((await inspectBytes('png', woven)).verdict).toBe('too much');
    const huge = await png();
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect(['too much', 'disguised']).toContain((await inspectBytes('png', huge)).verdict);
    const giant = writeBmp(8, 8, 24, 0);
    giant.writeInt32LE(60_000, 18);
    expect((await inspectBytes('bmp', giant)).verdict).toBe('disguised');
    // A small picture seventeen times over on a canvas of 2,000 by 2,000, each filling it.
    const still = await gif();
    still.writeUInt16LE(2000, 6);
    still.writeUInt16LE(2000, 8);
    const start = 13 + 3 * 2 ** (((still[10] ?? 0) & 7) + 1);
    const frames = Array.from({ length: 17 }, () => still.subarray(start, -1));
    const film = Buffer.concat([still.subarray(0, start), ...frames, Buffer.from(';')]);
    expect((await inspectBytes('gif', film)).verdict).toBe('too much');
  });

  test('damaged pictures of every kind are accepted or refused, and the process keeps running', async () => {
    const originals = { jpg: await jpeg(), png: await png(), gif: await gif(), bmp: writeBmp(33, 20, 24, 0xc0_40_00) };
    for (const [extension, bytes] of Object.entries(originals)) {
      for (let at = 3; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
        const damaged = Buffer.from(bytes);
        damaged.fill(0xff, at, Math.min(at + 4, bytes.length));
        const { verdict } = await inspectBytes(extension as UploadExtension, damaged);
        expect(['good', 'disguised', 'too much']).toContain(verdict);
      }
    }
    expect((await inspectBytes('png', await png())).verdict).toBe('good');
  });
});
