import type { AdCarousel } from '@maidan/contract/feed/ad-carousels';

export interface Ad {
  src: string;
  alt: string;
  href: string;
}

/** img1..img6 with url1..url6 as a list; a place without an image or an address is left out. */
export function adsOf(carousel: AdCarousel): Ad[] {
  return ([1, 2, 3, 4, 5, 6] as const).flatMap((place) => {
    const src = carousel[`img${place}`];
    const href = carousel[`url${place}`];
    return src === null || href === null ? [] : [{ src, href, alt: carousel[`alt${place}`] ?? `Ad ${place}` }];
  });
}
