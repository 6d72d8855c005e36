import type { PictureVariants } from '@maidan/contract/core/media/picture-variants';
import { expect, test } from 'vitest';
import { mediaUrls, pictureFields, storedName, storedPicture, storedVariants } from './media-url.ts';

const variants: PictureVariants = {
  width: 1080,
  height: 1350,
  widths: [240, 480, 1080],
  formats: ['avif', 'webp'],
  tones: ['#7a5c3e', '#20303a'],
};

test.each([
  [variants, 'media/ab.jpg#1080x1350/240.480.1080/avif.webp/7a5c3e.20303a'],
  [{ ...variants, formats: ['webp' as const], tones: [] }, 'media/ab.jpg#1080x1350/240.480.1080/webp/'],
])('a stored picture describes its copies, and its address does not', (described, stored) => {
  expect(storedPicture('ab.jpg', described)).toBe(stored);
  expect(storedVariants(stored)).toEqual(described);
  expect([storedName(stored), mediaUrls('https://cdn.example/m')(stored)]).toEqual([
    'ab.jpg',
    'https://cdn.example/m/ab.jpg',
  ]);
});

test.each([null, 'media/ab.webp', 'https://img.example/a.jpg#1080x1350/240/avif/', '<iframe>'])(
  '%s has no copies',
  (value) => {
    const mediaUrl = mediaUrls('/api/media');
    expect(pictureFields('thumbnail', value, mediaUrl)).toEqual({
      thumbnail: mediaUrl(value),
      thumbnail_variants: null,
    });
  },
);
