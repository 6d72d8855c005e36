import { t } from '@maidan/i18n/text';
import { lazyPart } from '@maidan/browser/lazy-part';
import { LeftIcon, RightIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import { Suspense, useState } from 'react';
import { useSnapRow } from '../../gestures/use-snap-row.ts';
import { chip, topEnd } from '../private/over-media.css.ts';
import { CardPicture, type PictureData } from '../private/CardPicture.tsx';
import { cardSizes } from '../private/card-sizes.ts';
import { RatioBox } from '../private/RatioBox.tsx';
import * as row from '../private/snap-row.css.ts';
import * as css from './Gallery.css.ts';

// Most readers never open a picture full-screen.
const ImageViewer = lazyPart(async () => (await import('@maidan/ui/ImageViewer')).ImageViewer);

export interface GalleryProps {
  pictures: readonly PictureData[];
  /** Names the gallery: "Pictures of {title}". */
  title: string;
  /** The largest picture of the first screen is in this gallery. */
  isFirst?: boolean;
}

/** Pictures to swipe through, each of which opens full-screen. A single picture has no counter. */
export function Gallery({ pictures, title, isFirst = false }: GalleryProps) {
  const { row: rowRef, index, go } = useSnapRow<HTMLUListElement>();
  const [opened, setOpened] = useState<number | null>(null);
  const [first] = pictures;
  if (first === undefined) return null;
  const many = pictures.length > 1;
  const altFor = (position: number) => (many ? t('ui.pictureOf', { at: position + 1, count: pictures.length }) : title);

  return (
    <RatioBox width={first.width} height={first.height}>
      <ul ref={rowRef} className={row.row} aria-label={t('ui.picturesOf', { title })}>
        {pictures.map((picture, position) => (
          <li key={`${position} ${picture.src}`} className={row.item}>
            <button
              type="button"
              className={css.open}
              aria-haspopup="dialog"
              onClick={() => setOpened(position)}
              onFocus={() => go(position, 'at once')}
            >
              <CardPicture
                picture={picture}
                fallbackAlt={altFor(position)}
                className={css.picture}
                sizes={cardSizes}
                isFirst={isFirst && position === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {many && (
        <>
          <span className={`${chip} ${topEnd}`}>
            {index + 1} / {pictures.length}
          </span>
          {index > 0 && (
            <span className={row.back}>
              <IconButton
                variant="media"
                label={t('ui.previousPicture')}
                icon={<LeftIcon />}
                onClick={() => go(index - 1)}
              />
            </span>
          )}
          {index < pictures.length - 1 && (
            <span className={row.on}>
              <IconButton
                variant="media"
                label={t('ui.nextPicture')}
                icon={<RightIcon />}
                onClick={() => go(index + 1)}
              />
            </span>
          )}
        </>
      )}
      {opened !== null && (
        <Suspense>
          <ImageViewer
            open
            images={pictures.map((picture, position) => ({ ...picture, alt: picture.alt ?? altFor(position) }))}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </RatioBox>
  );
}
