import type { RefObject } from 'react';
import { useCaptions } from '../../playback/use-captions.ts';
import * as css from './captions.css.ts';

interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>;
  show: boolean;
  className?: string;
}

/** The captions, drawn by the player so that they stay clear of what covers the picture. */
export function Captions({ video, show, className = css.captions }: CaptionsProps) {
  const caption = useCaptions(video, show);
  if (caption === null) return null;
  return (
    <p className={className}>
      <span className={css.caption}>{caption}</span>
    </p>
  );
}
