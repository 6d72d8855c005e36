import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import type { PictureValue } from '../../pictures/picture-source.ts';
import * as css from './Picture.css.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'srcSet' | 'sizes'> {
  /** The picture at `src`: the browser chooses one of its copies. */
  of: PictureValue;
  /** Its width in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: requested before all others. */
  isFirst?: boolean;
}

/** An <img> that loads in the size and format that suit the screen. Without copies, just an <img>. */
export function Picture({
  of,
  sizes,
  isFirst = false,
  className = '',
  loading,
  fetchPriority,
  ...image
}: PictureProps) {
  const { sources = [], tones = [] } = typeof of === 'object' && of !== null ? of : {};
  const [best] = sources;
  const [upper, lower] = tones;
  if (isFirst && best && image.src !== undefined) {
    const { type, srcSet: imageSrcSet } = best;
    preload(image.src, { as: 'image', type, imageSrcSet, imageSizes: sizes, fetchPriority: 'high' });
  }
  const shown = (
    // oxlint-disable-next-line jsx-a11y/alt-text -- among the properties
    <img
      className={upper === undefined ? className : `${className} ${css.toned}`}
      data-upper={upper}
      data-lower={lower}
      loading={isFirst ? 'eager' : loading}
      fetchPriority={isFirst ? 'high' : fetchPriority}
      decoding="async"
      {...image}
    />
  );
  if (sources.length === 0) return shown;
  return (
    <picture className={css.copies}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {shown}
    </picture>
  );
}
