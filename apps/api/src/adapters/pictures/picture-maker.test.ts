import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  animation,
  cornered,
  corners,
  detailed,
  heic,
  photoOf108,
  SECRETS,
  withIptc,
  withSecrets,
} from '../../../testing/media/phone-pictures.ts';
import { testsAll } from '../../../testing/databases/env.ts';
import { pngEnd, pngHead, pngRows, writeGif, writePng } from '../../../testing/media/picture-writers.ts';
import { VARIANT_MAX_BYTES } from './picture-limits.ts';
import { createPictureMaker } from './picture-maker.ts';

const maker = createPictureMaker();
afterAll(() => maker.close());

async function makeAll(sent: Buffer) {
  const read = await maker.read(sent);
  return { ...read, copies: await maker.copy(sent, read.variants) };
}

const kinds = {
  jpeg: async () => withIptc(await withSecrets(cornered(600, 400)).jpeg().toBuffer()),
  png: () => withSecrets(cornered(600, 400)).png().toBuffer(),
  webp: () => withSecrets(cornered(600, 400)).webp().toBuffer(),
  avif: () => withSecrets(cornered(600, 400)).avif().toBuffer(),
};

test.each(Object.entries(kinds))('no byte of a %s keeps where and by whom it was taken [U-6]', async (_kind, make) => {
  const sent = await make();
  expect(SECRETS.filter((secret) => sent.includes(secret))).not.toEqual([]);
  const { bytes, copies } = await makeAll(sent);
  for (const made of [bytes, ...copies.map((copy) => copy.bytes)]) {
    expect(SECRETS.filter((secret) => Buffer.from(made).includes(secret))).toEqual([]);
    const { exif, xmp, iptc, icc, comments } = await sharp(made).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
  }
  expect(copies.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '240.avif',
    '240.webp',
    '480.avif',
    '480.webp',
    '600.avif',
    '600.webp',
  ]);
  for (const { bytes: copy, width, format } of copies) {
    const size = await sharp(copy).metadata();
    expect([size.width, size.format === 'heif' ? size.compression : size.format]).toEqual([
      width,
      format === 'avif' ? 'av1' : 'webp',
    ]);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture with orientation %i is upright in every copy', async (orientation) => {
  const sent = await withSecrets(cornered(480, 320), orientation).jpeg({ quality: 95 }).toBuffer();
  const expected = await sharp(sent).autoOrient().png().toBuffer();
  const { bytes, variants, copies } = await makeAll(sent);
  const isTurned = orientation >= 5;
  expect([variants.width, variants.height]).toEqual(isTurned ? [320, 480] : [480, 320]);
  const near = (colours: string[]) =>
    colours.map((colour) => colour.replace(/[0-9a-f]{2}/g, (part) => (part > '80' ? 'f' : '0')));
  const upright = near(await corners(expected));
  expect(new Set(upright).size).toBe(4);
  for (const made of [bytes, ...copies.map((copy) => copy.bytes)]) expect(near(await corners(made))).toEqual(upright);
});

const phonePictures: [number, number, number[]][] = [
  [4000, 3000, [240, 480, 800, 1200, 1600]],
  [3000, 4000, [240, 480, 800, 1255]],
];

test.each(testsAll ? phonePictures : phonePictures.slice(0, 1))(
  'a phone picture of %i by %i loads at most 200 KB at any width',
  async (width, height, widths) => {
    const sent = await detailed(width, height).jpeg({ quality: 90 }).toBuffer();
    const { bytes, variants, copies } = await makeAll(sent);
    expect(variants).toMatchObject({ width: widths.at(-1), widths });
    for (const made of [bytes, ...copies.map((copy) => copy.bytes)]) {
      expect(made.byteLength).toBeLessThanOrEqual(VARIANT_MAX_BYTES);
    }
  },
);

test('a photo of 108 megapixels is accepted, upright', async () => {
  expect((await maker.read(await photoOf108())).variants).toMatchObject({ width: 1255, height: 1673 });
});

test('a picture is described by the mean colours of its halves', async () => {
  const [upper] = (await maker.read(await cornered(400, 400).png().toBuffer())).variants.tones;
  expect(upper).toMatch(/^#(?:7|8).(?:7|8).[01].$/);
});

test('a picture in Display P3 has the same colours in sRGB', async () => {
  const plain = await cornered(64, 64).png().toBuffer();
  const sent = await sharp(plain).withIccProfile('p3').png().toBuffer();
  const { bytes } = await maker.read(sent);
  const [red = ''] = await corners(bytes);
  expect(red).toMatch(/^#f[89a-f]0[0-9]0[0-9]$/);
});

test('transparency and motion are kept', async () => {
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff000040' } })
    .png()
    .toBuffer();
  const { ending, variants, copies } = await makeAll(logo);
  expect([ending, variants.tones]).toEqual(['.webp', []]);
  for (const { bytes } of copies) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);

  const moving = await makeAll(await animation(4, 500, 300));
  expect(moving.variants).toMatchObject({ width: 500, height: 300, widths: [240, 500], formats: ['webp'] });
  for (const bytes of [moving.bytes, ...moving.copies.map((copy) => copy.bytes)]) {
    const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, delay?.[0], loop]).toEqual([4, 120, 0]);
  }
});

describe('an unusable file is refused with the reason', () => {
  const cut = async () => (await detailed(400, 300).jpeg().toBuffer()).subarray(0, 8000);
  const frame = { width: 5000, height: 4900, codes: Buffer.from([4, 5]) };
  const woven = () => writePng([pngHead(10_000, 7000, 8, 2, 1), pngRows(10, 30_000), pngEnd]);
  const bomb = () => writePng([pngHead(30_000, 30_000), pngRows(10, 30_000 * 3), pngEnd]);
  test.each([
    ['a text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^is not a picture\. Send JPEG/],
    ['an empty file', () => Buffer.alloc(0), /^is not a picture/],
    ['a picture that ends early', cut, /^is damaged\.$/],
    ['900 megapixels in a few bytes', bomb, /^has 900 megapixels; the limit is 110\.$/],
    ['70 megapixels, interlaced', woven, /^has 70 megapixels; the limit is 64\.$/],
    ['an animation of too many pixels', () => writeGif(5000, 4900, [frame, frame, frame]), /^has 74 megapixels/],
    ['a HEIC picture', heic, /^is a HEIC picture.*Send it as JPEG/],
    ['60 MB', () => Buffer.concat([Buffer.from('\xFF\xD8\xFF', 'latin1'), Buffer.alloc(60 * 1024 * 1024)]), /50 MB/],
  ])('%s', async (_what, make, reason) => {
    await expect(maker.read(await make())).rejects.toThrow(reason);
  });

  test('a process that hangs or ends is replaced', async () => {
    const impatient = createPictureMaker({ processes: 1, waiting: 1, timeout: 1, idle: 1000 });
    const picture = await cornered(40, 40).png().toBuffer();
    await expect(impatient.read(picture)).rejects.toThrow('takes too much time or memory');
    impatient.close();
    const broken = createPictureMaker({ processes: 1, waiting: 1, timeout: 20_000, idle: 1000 }, '/no/such/program.js');
    await expect(broken.read(picture)).rejects.toThrow('takes too much time or memory');
  });
});

test('only the decoders for the accepted kinds are enabled, whatever a picture claims to be', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).resolves.toMatchObject({ format: 'svg' });
  await import('./decode.ts');
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
});
