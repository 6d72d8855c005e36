import { ImageIcon } from '@maidan/ui/icons';
import { useCallback, useState } from 'react';
import * as css from './picture.css.ts';

/** One picture of a gallery. Sizes in pixels. */
export interface PictureData {
  src: string;
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

interface PictureProps {
  picture: PictureData;
  /** What to say for a picture without words of its own: "Picture 2 of 5". */
  fallbackAlt: string;
  className: string;
  loading?: 'eager' | 'lazy';
}

/** A picture, or words in its place when it cannot be had. */
export function Picture({ picture, fallbackAlt, className, loading = 'lazy' }: PictureProps) {
  const { src, alt, width, height } = picture;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // Counts a failure before hydration too, of which no event would tell.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && hasFailed(image)) setBrokenSrc(src);
    },
    [src],
  );
  if (brokenSrc === src) {
    return (
      <span className={`${className} ${css.missing}`}>
        <ImageIcon size={34} />
        This picture is missing
      </span>
    );
  }
  return (
    <img
      ref={check}
      className={className}
      src={src}
      alt={alt || fallbackAlt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setBrokenSrc(src)}
    />
  );
}

/** Some browsers call a lazy picture complete that they have not asked for yet; near the window it may as well begin. */
function hasFailed(image: HTMLImageElement): boolean {
  if (!image.complete || image.naturalWidth > 0) return false;
  if (image.loading === 'lazy') {
    if (image.getBoundingClientRect().top > innerHeight * 2) return false;
    image.loading = 'eager';
  }
  return image.complete;
}
