import { useLayoutEffect, useRef } from 'react';
import { PlayIcon } from '../../icons/icons.tsx';
import { Link } from '../../links/LinkProvider.tsx';
import type { PictureValue } from '../../pictures/picture-source.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './ImageStrip.css.ts';

interface StripItemBase {
  key: string;
  label: string;
  image: PictureValue;
  /** The `data-mute` of its element, which hides it in the document from readers who muted it. */
  muteMark?: string;
}

/** A link, or a button for content that opens here. */
export type StripItem = StripItemBase &
  (
    | {
        href: string;
        /** The current page: its arch has the ring. */
        current?: boolean;
      }
    | { onPress: () => void }
  );

interface ImageStripProps {
  /** Names the list. */
  label: string;
  items: readonly StripItem[];
}

/** As many as fit the narrowest phone. The browser finds them while it parses the document, before the scripts. */
const IN_VIEW = 4;

/** Arches in a row that scrolls sideways. A button has the ring and a play sign. */
export function ImageStrip({ label, items }: ImageStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const atStart = useRef(true);
  const first = items[0]?.key;
  // The browser stays at the item it snapped to, so an item inserted later before it would be out of sight.
  useLayoutEffect(() => {
    if (first !== undefined && atStart.current) strip.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);
  return (
    <nav aria-label={label}>
      <ul
        ref={strip}
        className={css.strip}
        onScroll={({ currentTarget }) => (atStart.current = Math.abs(currentTarget.scrollLeft) < 1)}
      >
        {items.map((item, place) => (
          <li key={item.key} className={css.item} data-mute={item.muteMark}>
            {'href' in item ? (
              <Link className={css.press} href={item.href} aria-current={item.current ? 'page' : undefined}>
                <Arch item={item} ringed={item.current ?? false} inView={place < IN_VIEW} />
              </Link>
            ) : (
              <button type="button" className={css.press} aria-haspopup="dialog" onClick={item.onPress}>
                <Arch item={item} ringed playable inView={place < IN_VIEW} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ArchProps {
  item: StripItemBase;
  ringed: boolean;
  inView: boolean;
  playable?: boolean;
}

function Arch({ item, ringed, inView, playable = false }: ArchProps) {
  const { broken, image } = useBrokenImage(item.image);
  const [initial] = item.label.trim();
  return (
    <>
      <span className={`${css.arch} ${ringed ? css.ringed : ''} ${playable ? css.playable : ''}`}>
        {broken ? (
          <span className={css.initial} aria-hidden="true">
            {initial}
          </span>
        ) : (
          <Picture
            of={item.image}
            sizes="72px"
            className={css.picture}
            alt=""
            loading={inView ? 'eager' : 'lazy'}
            // The page's large picture has priority.
            fetchPriority={inView ? 'auto' : 'low'}
            {...image}
          />
        )}
        {playable && (
          <span className={css.play}>
            <PlayIcon filled />
          </span>
        )}
      </span>
      <span className={ringed ? css.strongName : css.name}>{item.label}</span>
    </>
  );
}
