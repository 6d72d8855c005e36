import { CloseIcon, LeftIcon, RightIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapRow } from '../../playback/use-snap-row.ts';
import { chip } from '../private/over-media.css.ts';
import type { PictureData } from '../private/Picture.tsx';
import { Picture } from '../private/Picture.tsx';
import * as row from '../private/snap-row.css.ts';
import * as css from './ImageViewer.css.ts';

export interface ImageViewerProps {
  pictures: readonly PictureData[];
  /** Names the dialog. */
  title: string;
  /** Index of the picture shown first. */
  startAt?: number;
  /** Called once when it closed, by its button, Escape or Back of the device. */
  onClose: () => void;
}

/** Pictures full-screen, over everything. Rendered means open; the focus returns to where it came from. */
export function ImageViewer({ pictures, title, startAt = 0, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { row: rowRef, index, go } = useSnapRow<HTMLUListElement>();
  const start = useEffectEvent(() => {
    dialog.current?.showModal();
    go(startAt, 'at once');
  });
  useEffect(() => start(), []);

  function keys(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(index + 1);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the whole viewer, wherever the focus is
    <dialog ref={dialog} className={css.viewer} aria-label={title} onClose={onClose} onKeyDown={keys}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={rowRef} className={row.row} tabIndex={0} aria-label="Pictures">
        {pictures.map((picture, position) => (
          <li key={`${position} ${picture.src}`} className={row.item}>
            <Picture
              picture={picture}
              fallbackAlt={`Picture ${position + 1} of ${pictures.length}`}
              className={css.picture}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <output className={`${chip} ${css.counter}`}>
            {index + 1} / {pictures.length}
          </output>
          {index > 0 && (
            <span className={row.back}>
              <IconButton look="media" label="Previous picture" icon={<LeftIcon />} onClick={() => go(index - 1)} />
            </span>
          )}
          {index < pictures.length - 1 && (
            <span className={row.on}>
              <IconButton look="media" label="Next picture" icon={<RightIcon />} onClick={() => go(index + 1)} />
            </span>
          )}
        </>
      )}
      <span className={css.close}>
        <IconButton look="media" label="Close" icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
      </span>
    </dialog>
  );
}
