import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';

interface FoundPictureProps {
  src: string | null;
  className: string;
  /** In view at first. */
  early?: boolean;
}

/** The picture of what was found; none, so that what is drawn beneath shows, when there is none or it cannot be had. */
export function FoundPicture({ src, className, early = false }: FoundPictureProps) {
  const { broken, image } = useBrokenImage(src ?? undefined);
  if (broken) return null;
  return <img className={className} alt="" loading={early ? 'eager' : 'lazy'} decoding="async" {...image} />;
}
