import { useCallback, useState } from 'react';

/**
 * Tells when a picture cannot be shown, so that something drawn can take its place. Spread the returned properties
 * on the <img>. Counts a failure before hydration too, which no onError would see.
 */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
    },
    [src],
  );
  return { broken: src === undefined || src === brokenSrc, image: { ref, src, onError: () => setBrokenSrc(src) } };
}
