import { t } from '@maidan/i18n/text';
import { shownPicture, type ShownPicture } from '@maidan/contract/media/picture-variants';
import type { AdCarousel } from '@maidan/contract/feed/ad-carousels';

export interface Ad extends ShownPicture {
  alt: string;
  href: string;
}

/** img1..img6 with url1..url6 as a list, without entries that lack an image or an address. */
export function adsOf(carousel: AdCarousel): Ad[] {
  return ([1, 2, 3, 4, 5, 6] as const).flatMap((place) => {
    const src = carousel[`img${place}`];
    const href = carousel[`url${place}`];
    if (src === null || href === null) return [];
    const alt = carousel[`alt${place}`] ?? t('topics.adPlace', { place });
    return [{ ...shownPicture(src, carousel[`img${place}_variants`]), href, alt }];
  });
}
