import { Link } from '../../links/LinkProvider.tsx';
import type { PictureValue } from '../../pictures/picture-source.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './ArchLink.css.ts';

interface ArchLinkProps {
  label: string;
  href: string;
  image: PictureValue;
  /** A second line: "12,480 followers". The chip grows to a row for a list. */
  meta?: string;
}

/** The size of the arches. */
const widths = { s: '28px', l: '48px' };

/** A link with a picture in an arch and a name. */
export function ArchLink({ label, href, image, meta }: ArchLinkProps) {
  const picture = useBrokenImage(image);
  const [initial] = label.trim();
  const size = meta === undefined ? 's' : 'l';
  return (
    <Link href={href} className={css.chips[size]}>
      <span className={css.arches[size]} aria-hidden="true">
        {picture.broken ? (
          initial
        ) : (
          <Picture of={image} sizes={widths[size]} className={css.picture} alt="" loading="lazy" {...picture.image} />
        )}
      </span>
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {meta !== undefined && <span className={css.meta}>{meta}</span>}
      </span>
    </Link>
  );
}
