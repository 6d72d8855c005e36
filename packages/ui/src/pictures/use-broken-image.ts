import { useCallback, useState } from 'react';
import { pictureAddress, type PictureValue } from './picture-source.ts';

/**
 * Tells when a picture cannot be shown, so that something drawn can take its place. Spread the returned properties
 * on the <img>. Counts a failure before hydration too, which no onError would see.
 */
export function useBrokenImage(picture: PictureValue) {
  const src = pictureAddress(picture);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && hasFailed(image)) setBrokenSrc(src);
    },
    [src],
  );
  return { broken: src === undefined || src === brokenSrc, image: { ref, src, onError: () => setBrokenSrc(src) } };
}

/** Some browsers call a lazy picture complete before they request it; near the window it may as well load. */
function hasFailed(image: HTMLImageElement): boolean {
  if (!image.complete || image.naturalWidth > 0) return false;
  if (image.loading === 'lazy') {
    if (image.getBoundingClientRect().top > innerHeight * 2) return false;
    image.loading = 'eager';
  }
  return image.complete;
}
