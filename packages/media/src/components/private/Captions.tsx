import type { RefObject } from 'react';
import { useCaptions } from '../../playback/use-captions.ts';
import * as css from './captions.css.ts';

interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>;
  show: boolean;
  className?: string;
}

/** The words of the captions track, drawn by us so that they stay clear of what lies over the picture. */
export function Captions({ video, show, className = css.captions }: CaptionsProps) {
  const words = useCaptions(video, show);
  if (words === null) return null;
  return (
    <p className={className}>
      <span className={css.words}>{words}</span>
    </p>
  );
}
