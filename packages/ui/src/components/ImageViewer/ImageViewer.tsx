import { t } from '@maidan/i18n/text';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CloseIcon, LeftIcon, RightIcon, ZoomInIcon, ZoomOutIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../private/Modal.tsx';
import * as css from './ImageViewer.css.ts';
import { ImageViewerSlide, type ViewerImage } from './ImageViewerSlide.tsx';

interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  images: readonly ViewerImage[];
  /** The index of the first one shown. */
  start?: number;
}

/** Pictures filling the window: swipe or arrows to move, double tap or plus and minus to zoom, Escape to close. */
export function ImageViewer({ open, onClose, images, start = 0 }: ImageViewerProps) {
  // The keys work immediately, wherever the focus is inside.
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Modal open={open} onClose={onClose} className={css.panel} label={t('ui.picture')} initialFocus={frame}>
      <Viewer frame={frame} images={images} start={start} onClose={onClose} />
    </Modal>
  );
}

interface ViewerProps {
  frame: RefObject<HTMLDivElement | null>;
  images: readonly ViewerImage[];
  start: number;
  onClose: () => void;
}

function Viewer({ frame, images, start, onClose }: ViewerProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const last = images.length - 1;

  // After the dialog has opened; before that, the strip has no width.
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
  }, [start]);

  function go(to: number) {
    setZoomed(false);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: 'smooth' });
  }

  function key(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') setZoomed(true);
    else if (event.key === '-') setZoomed(false);
    else if (zoomed) return;
    else if (event.key === 'ArrowLeft' && place > 0) go(place - 1);
    else if (event.key === 'ArrowRight' && place < last) go(place + 1);
    else return;
    event.preventDefault();
  }

  return (
    // Keys for the whole viewer; each of them also has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer's equivalent of a key
    <div ref={frame} className={css.frame} tabIndex={-1} onKeyDown={key}>
      <div className={css.bar}>
        <output className={css.counter}>
          {images.length > 1 ? t('ui.placeOf', { place: place + 1, count: images.length }) : ''}
        </output>
        <IconButton
          variant="media"
          label={zoomed ? t('ui.zoomOut') : t('ui.zoomIn')}
          icon={zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={() => setZoomed(!zoomed)}
        />
        <IconButton variant="media" label={t('ui.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <ul
        ref={strip}
        className={zoomed ? css.heldStrip : css.strip}
        onScroll={({ currentTarget }) =>
          setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth) || 0)
        }
      >
        {images.map((image, index) => (
          <ImageViewerSlide
            key={`${index} ${image.src}`}
            image={image}
            near={Math.abs(index - place) <= 1}
            current={index === place}
            zoomed={zoomed && index === place}
            onZoom={setZoomed}
          />
        ))}
      </ul>
      {!zoomed && place > 0 && (
        <div className={css.before}>
          <IconButton
            variant="media"
            label={t('ui.previousPicture')}
            icon={<LeftIcon />}
            onClick={() => go(place - 1)}
          />
        </div>
      )}
      {!zoomed && place < last && (
        <div className={css.after}>
          <IconButton variant="media" label={t('ui.nextPicture')} icon={<RightIcon />} onClick={() => go(place + 1)} />
        </div>
      )}
    </div>
  );
}
