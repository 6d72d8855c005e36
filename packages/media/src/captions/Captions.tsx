import type { RefObject } from 'react';
import type { CaptionTrack } from './caption-track.ts';
import * as css from './captions.css.ts';
import { useCaptionChoice } from './use-caption-choice.ts';
import { useCaptions } from './use-captions.ts';

interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>;
  tracks: readonly CaptionTrack[];
  running: boolean;
  className?: string;
}

/** The captions, drawn by the player so that they stay clear of controls over the picture. */
export function Captions({ video, tracks, running, className = css.captions }: CaptionsProps) {
  const { isShown, at } = useCaptionChoice(tracks);
  const caption = useCaptions(video, isShown && running, at);
  if (caption === null) return null;
  return (
    <p className={className} lang={tracks[at]?.language} dir="auto">
      <span className={css.caption}>{caption}</span>
    </p>
  );
}
