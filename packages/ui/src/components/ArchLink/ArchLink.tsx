import { Link } from '../../links/LinkProvider.tsx';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import * as css from './ArchLink.css.ts';

interface ArchLinkProps {
  label: string;
  href: string;
  image: string | null | undefined;
  /** A second line: "12,480 followers". The chip grows to a row for a list. */
  meta?: string;
}

/** A link with a picture in an arch and a name. */
export function ArchLink({ label, href, image, meta }: ArchLinkProps) {
  const picture = useBrokenImage(image || undefined);
  const [initial] = label.trim();
  const size = meta === undefined ? 's' : 'l';
  return (
    <Link href={href} className={css.chips[size]}>
      <span className={css.arches[size]} aria-hidden="true">
        {picture.broken ? (
          initial
        ) : (
          <img className={css.picture} alt="" loading="lazy" decoding="async" {...picture.image} />
        )}
      </span>
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {meta !== undefined && <span className={css.meta}>{meta}</span>}
      </span>
    </Link>
  );
}
