import { Picture } from '@maidan/ui/Picture';
import type { PictureValue } from '@maidan/ui/pictures/picture-source';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';

interface FoundPictureProps {
  picture: PictureValue;
  /** The `sizes` attribute. */
  sizes: string;
  className: string;
  /** Whether it is in view at first. */
  early?: boolean;
}

/** The picture of a result. A missing one leaves the drawing below it visible. */
export function FoundPicture({ picture, sizes, className, early = false }: FoundPictureProps) {
  const { broken, image } = useBrokenImage(picture);
  if (broken) return null;
  return (
    <Picture of={picture} sizes={sizes} className={className} alt="" loading={early ? 'eager' : 'lazy'} {...image} />
  );
}
