import { t } from '@maidan/i18n/text';
import { ImageIcon } from '@maidan/ui/icons';
import { Picture } from '@maidan/ui/Picture';
import type { PictureSource } from '@maidan/ui/pictures/picture-source';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import * as css from './picture.css.ts';

/** One picture of a gallery. */
export interface PictureData extends PictureSource {
  alt?: string | undefined;
}

interface CardPictureProps {
  picture: PictureData;
  /** Text alternative of a picture that has none: "Picture 2 of 5". */
  fallbackAlt: string;
  className: string;
  /** Its width in the layout. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  /** The largest picture of the first screen: requested before all others. */
  isFirst?: boolean;
}

/** A picture, or a text if it cannot be loaded. */
export function CardPicture(props: CardPictureProps) {
  const { picture, fallbackAlt, className, sizes, loading = 'lazy', isFirst = false } = props;
  const { alt, width, height } = picture;
  const { broken, image } = useBrokenImage(picture);
  if (broken) {
    return (
      <span className={`${className} ${css.missing}`}>
        <ImageIcon size={34} />
        {t('ui.pictureMissing')}
      </span>
    );
  }
  return (
    <Picture
      of={picture}
      sizes={sizes}
      isFirst={isFirst}
      className={className}
      alt={alt || fallbackAlt}
      width={width}
      height={height}
      loading={loading}
      draggable={false}
      {...image}
    />
  );
}
