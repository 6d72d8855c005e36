import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';

interface FoundPictureProps {
  src: string | null;
  className: string;
  /** In view at first. */
  early?: boolean;
}

/** The picture of a result. A missing one leaves the drawing below it visible. */
export function FoundPicture({ src, className, early = false }: FoundPictureProps) {
  const { broken, image } = useBrokenImage(src ?? undefined);
  if (broken) return null;
  return <img className={className} alt="" loading={early ? 'eager' : 'lazy'} decoding="async" {...image} />;
}
