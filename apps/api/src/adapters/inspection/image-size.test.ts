import { expect, test } from 'vitest';
import { readImageSize } from './image-size.ts';

const webp = (form: string, rest: number[]): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write(`WEBP${form}`, 8, 'latin1');
  Buffer.from(rest).copy(bytes, 20);
  return bytes;
};

/** Output of real encoders for 320 by 200 pixels, cut to the bytes that contain the size. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000001400000 00c808060000'.replaceAll(' ', ''), 'hex');
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc40004aabbffc2001108 00c8 0140 0301220002110103'.replaceAll(' ', ''),
  'hex',
);

test.each([
  ['PNG', png, { width: 320, height: 200 }],
  ['progressive JPEG after other segments', jpeg, { width: 320, height: 200 }],
  ['lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xc8, 0x00]), { width: 320, height: 200 }],
  ['lossless WebP', webp('VP8L', [0x2f, 0x3f, 0xc1, 0x31, 0x00]), { width: 320, height: 200 }],
  ['extended WebP', webp('VP8X', [0, 0, 0, 0, 0x3f, 0x01, 0x00, 0xc7, 0x00, 0x00]), { width: 320, height: 200 }],
])('%s', (_, bytes, size) => {
  expect(readImageSize(bytes)).toEqual(size);
});

test('a file that is not an image, or is cut off, has no size', () => {
  const broken = [Buffer.alloc(0), Buffer.from('GIF89a'), png.subarray(0, 20), jpeg.subarray(0, 12), webp('VPxx', [])];
  for (const bytes of broken) expect(readImageSize(bytes)).toBeNull();
});
