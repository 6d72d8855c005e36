import { t } from '@maidan/i18n/text';
import { PictureInPictureIcon } from './PictureInPictureIcon.tsx';
import { IconButton } from '@maidan/ui/IconButton';
import type { RefObject } from 'react';

interface PictureInPictureButtonProps {
  video: RefObject<HTMLVideoElement | null>;
}

/** Plays the clip in picture-in-picture, if the browser supports it. */
export function PictureInPictureButton({ video }: PictureInPictureButtonProps) {
  if (typeof document === 'undefined' || !document.pictureInPictureEnabled) return null;

  async function toggle(): Promise<void> {
    try {
      if (document.pictureInPictureElement === video.current) await document.exitPictureInPicture();
      else await video.current?.requestPictureInPicture();
    } catch {
      // Refused by the browser's settings or already closed: the clip continues in the page.
    }
  }

  return (
    <IconButton
      variant="media"
      label={t('ui.pictureInPicture')}
      icon={<PictureInPictureIcon />}
      onClick={() => void toggle()}
    />
  );
}
