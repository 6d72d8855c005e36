import { useEffect, useRef, useState } from 'react';
import defaultImage from './league-default.svg';

interface LeagueImageProps {
  src: string | null;
  className: string;
  /** Pixels; reserves the place. */
  width: number;
  height: number;
}

/** A league's picture; the default one when there is none or it cannot be loaded (specification, section 2). */
export function LeagueImage({ src, className, width, height }: LeagueImageProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before this script was there to hear of it.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      className={className}
      src={src === null || failed ? defaultImage : src}
      alt=""
      width={width}
      height={height}
      onError={() => setFailed(true)}
    />
  );
}
