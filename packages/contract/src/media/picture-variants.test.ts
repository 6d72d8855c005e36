import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pictureVariants, posterAddress, shownPicture, variantAddress } from './picture-variants.ts';

const variants = {
  width: 1080,
  height: 1350,
  widths: [240, 1080],
  formats: ['avif', 'webp'] as const,
  tones: ['#7a5c3e', '#20303a'],
};

test('reads a description of copies; a missing or unreadable one counts as none', () => {
  expect(z.parse(pictureVariants, { ...variants, quality: 50 })).toEqual(variants);
  const unreadable = [
    undefined,
    null,
    'avif',
    [],
    { ...variants, widths: [] },
    { ...variants, widths: ['240'] },
    { ...variants, formats: ['jxl'] },
    { ...variants, tones: ['url(https://evil.example/)'] },
    { ...variants, width: 0 },
  ];
  for (const value of unreadable) expect(z.parse(pictureVariants, value)).toBeNull();
});

test.each([
  ['/api/media/ab.jpg', '/api/media/ab-480.avif'],
  ['https://cdn.example/m/ab.webp?v=2', 'https://cdn.example/m/ab-480.avif?v=2'],
])('a copy of %s is %s', (address, copy) => {
  expect(variantAddress(address, 480, 'avif')).toBe(copy);
});

test('a picture without copies is just its address; one with copies lists them by format', () => {
  expect(shownPicture('/m/ab.jpg', null)).toEqual({ src: '/m/ab.jpg' });
  expect(shownPicture('/m/ab.jpg', { ...variants, formats: [...variants.formats] }).sources).toEqual([
    { type: 'image/avif', srcSet: '/m/ab-240.avif 240w, /m/ab-1080.avif 1080w' },
    { type: 'image/webp', srcSet: '/m/ab-240.webp 240w, /m/ab-1080.webp 1080w' },
  ]);
});

test("a clip's poster is the copy for a card, or the picture itself without copies", () => {
  const copies = { ...variants, widths: [240, 480, 800, 1080], formats: [...variants.formats] };
  expect(posterAddress('/m/ab.jpg', copies)).toBe('/m/ab-800.webp');
  expect(posterAddress('/m/ab.jpg', { ...copies, widths: [240, 600] })).toBe('/m/ab-600.webp');
  expect(posterAddress('/m/ab.jpg', null)).toBe('/m/ab.jpg');
  expect(posterAddress(null, null)).toBeUndefined();
});
