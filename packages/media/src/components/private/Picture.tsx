import { ImageIcon } from '@maidan/ui/icons';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
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
  /** Text alternative of a picture without its own: "Picture 2 of 5". */
  fallbackAlt: string;
  className: string;
  loading?: 'eager' | 'lazy';
  /** The largest picture of the first screen: requested before all others. */
  isFirst?: boolean;
}

/** A picture, or a text when it cannot be loaded. */
export function Picture({ picture, fallbackAlt, className, loading = 'lazy', isFirst = false }: PictureProps) {
  const { src, alt, width, height } = picture;
  const { broken, image } = useBrokenImage(src);
  if (broken) {
    return (
      <span className={`${className} ${css.missing}`}>
        <ImageIcon size={34} />
        This picture is missing
      </span>
    );
  }
  return (
    <img
      className={className}
      alt={alt || fallbackAlt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : loading}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      {...image}
    />
  );
}
