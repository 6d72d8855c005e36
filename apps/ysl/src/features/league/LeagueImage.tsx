import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import defaultImage from './league-default.svg';

interface LeagueImageProps {
  src: string | null;
  className: string;
  /** Pixels; reserves the place. */
  width: number;
  height: number;
}

/** A league's picture; the default one when there is none or it cannot be loaded. */
export function LeagueImage({ src, className, width, height }: LeagueImageProps) {
  const { broken, image } = useBrokenImage(src ?? undefined);
  return (
    <img
      {...image}
      src={broken ? defaultImage : image.src}
      className={className}
      alt=""
      width={width}
      height={height}
    />
  );
}
