import { Picture } from '@maidan/ui/Picture';
import type { PictureValue } from '@maidan/ui/pictures/picture-source';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import defaultImage from './league-default.svg';

interface LeagueImageProps {
  picture: PictureValue;
  className: string;
  /** Pixels; reserves the space. */
  width: number;
  height: number;
}

/** A league's picture, or the default one if there is none or it cannot be loaded. */
export function LeagueImage({ picture, className, width, height }: LeagueImageProps) {
  const { broken, image } = useBrokenImage(picture);
  return (
    <Picture
      {...image}
      of={broken ? defaultImage : picture}
      sizes={`${width}px`}
      src={broken ? defaultImage : image.src}
      className={className}
      alt=""
      width={width}
      height={height}
    />
  );
}
