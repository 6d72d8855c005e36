import { adCarousel } from '@maidan/contract/feed/ad-carousels';
import { expect, test } from 'vitest';
import { adsOf } from './ads-of.ts';

test('lists images with their addresses, and skips entries that lack either', () => {
  const carousel = adCarousel.parse({
    img1: '/a.webp',
    url1: 'https://a.example/',
    url2: 'https://b.example/',
    img3: '/c.webp',
    img4: '/d.webp',
    url4: 'https://d.example/',
    alt4: 'Turf',
  });
  expect(adsOf(carousel)).toEqual([
    { src: '/a.webp', alt: 'Ad 1', href: 'https://a.example/' },
    { src: '/d.webp', alt: 'Turf', href: 'https://d.example/' },
  ]);
});

test('an empty carousel has no ads', () => {
  expect(adsOf(adCarousel.parse({}))).toEqual([]);
});
