import type { ReactNode } from 'react';
import type { PictureValue } from '../../pictures/picture-source.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './PosterHead.css.ts';

interface PosterHeadProps {
  /** The page's h1. */
  name: string;
  /** Short facts under it: followers, city. Empty ones are left out. */
  facts?: readonly (string | null | undefined)[];
  image: PictureValue;
  /** The one main action, a Button of the variant "signal" (or "edge" once it is done). */
  action?: ReactNode;
  /** `l` sets the name as large as a poster's, with a white action. */
  size?: keyof typeof css.heads;
}

/** The most characters that fit on one large line. */
const LARGE_LINE = 14;

/** The width of the arch, larger where there is room. */
const widths = { m: '(min-width: 760px) 148px, 104px', l: '(min-width: 760px) 224px, 136px' };

/**
 * The head of a page: a poster on the pitch ground, its picture in an arch on the halfway line. At most one per page; chalk never crosses text.
 */
export function PosterHead({ name, facts, image, action, size = 'm' }: PosterHeadProps) {
  const { broken, image: picture } = useBrokenImage(image);
  const known = facts?.filter((fact) => fact) ?? [];
  const [initial] = name.trim();
  return (
    <header className={css.frame}>
      <div className={css.heads[size]}>
        <h1 className={size === 'm' && name.length > LARGE_LINE ? css.longName : css.names[size]}>{name}</h1>
        {known.length > 0 && (
          <ul className={css.factLists[size]}>
            {known.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {action !== undefined && <div className={css.actions[size]}>{action}</div>}
        <div className={css.spots[size]}>
          <span className={css.arches[size]} aria-hidden="true">
            {broken ? (
              initial
            ) : (
              <Picture
                of={image}
                sizes={widths[size]}
                className={css.picture}
                alt=""
                isFirst={size === 'l'}
                {...picture}
              />
            )}
          </span>
        </div>
      </div>
    </header>
  );
}
