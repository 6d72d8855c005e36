import { t } from '@maidan/i18n/text';
import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { PictureSource } from '../../pictures/picture-source.ts';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './ImageViewer.css.ts';

export interface ViewerImage extends PictureSource {
  alt: string;
}

interface SlideProps {
  image: ViewerImage;
  /** Only the pictures next to the current one are prefetched. */
  near: boolean;
  current: boolean;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
}

/** One picture, either fitted or larger than the window and moved by scrolling. */
export function ImageViewerSlide({ image, near, current, zoomed, onZoom }: SlideProps) {
  const slide = useRef<HTMLLIElement>(null);
  /** Where on the picture the reader tapped, 0 to 1 in each direction; the centre for keys and the button. */
  const point = useRef({ x: 0.5, y: 0.5 });
  const { broken, image: picture } = useBrokenImage(image);

  useLayoutEffect(() => {
    const box = slide.current;
    const drawn = box?.querySelector('img');
    if (!box || !drawn) return;
    drawn.style.width = zoomed ? `${enlargedWidth(box, drawn)}px` : '';
    if (!zoomed) return;
    box.scrollLeft = point.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = point.current.y * box.scrollHeight - box.clientHeight / 2;
    point.current = { x: 0.5, y: 0.5 };
  }, [zoomed]);

  function toggle({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    point.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom(!zoomed);
  }

  /** A finger scrolls natively; a mouse drags. */
  function drag({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (zoomed && pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  }

  return (
    <li
      ref={slide}
      className={zoomed ? css.zoomedSlide : css.slide}
      inert={!current}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- enlarged it scrolls, by the arrow keys too
      tabIndex={0}
      onPointerMove={drag}
    >
      {broken ? (
        <p className={css.broken}>{t('ui.pictureBroken')}</p>
      ) : (
        // The buttons above do the same for keys; a double tap is the shortcut.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer's equivalent of a key
        <Picture
          of={{ ...image, tones: [] }}
          sizes="100vw"
          className={zoomed ? css.zoomedPicture : css.picture}
          alt={image.alt}
          loading={near ? 'eager' : 'lazy'}
          draggable={false}
          onDoubleClick={toggle}
          {...picture}
        />
      )}
    </li>
  );
}

/** Two and a half times its width when it fits its box, in pixels. */
function enlargedWidth(box: HTMLElement, { naturalWidth, naturalHeight }: HTMLImageElement): number {
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : 1;
  return 2.5 * Math.min(box.clientWidth, box.clientHeight * ratio);
}
