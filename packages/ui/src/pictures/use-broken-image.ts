import { useCallback, useState } from 'react';
import { pictureAddress, type PictureValue } from './picture-source.ts';

/**
 * Detects that a picture cannot be shown, so that a drawing can replace it. Spread the returned properties
 * on the <img>. It also detects a failure before hydration, which no onError would report.
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

/** Some browsers call a lazy picture complete before requesting it, so it is loaded eagerly near the window. */
function hasFailed(image: HTMLImageElement): boolean {
  if (!image.complete || image.naturalWidth > 0) return false;
  if (image.loading === 'lazy') {
    if (image.getBoundingClientRect().top > innerHeight * 2) return false;
    image.loading = 'eager';
  }
  return image.complete;
}
