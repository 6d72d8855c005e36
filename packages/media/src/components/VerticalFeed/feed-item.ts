import type { ReactNode } from 'react';
import type { CaptionTrack } from '../../captions/caption-track.ts';
import type { Rung } from '../../rungs/choose-rung.ts';

/** One slide of the video feed. */
export interface FeedItem {
  id: string;
  /** Announced when the slide becomes active: "First air at the new bowl, by Bowl Crew". */
  label: string;
  video: FeedVideo;
  /** Its `data-mute`, which hides it in the document from readers who muted it. */
  muteMark?: string | undefined;
  /** Hides the side bar and shows "Ad". */
  isAd?: boolean | undefined;
  /** At the lower left: credits, heading, text, or the two buttons of an ad. */
  overlay?: ReactNode;
  /** Actions above the thumb, in a column: views, like, comments, share. */
  sideBar?: ReactNode;
}

export interface FeedVideo {
  src: string;
  /** Its copies in several sizes, including itself. */
  rungs?: readonly Rung[] | undefined;
  poster?: string | undefined;
  /** Replaces the poster on data saver and in the document. */
  smallPoster?: string | undefined;
  /** Text alternative. */
  alt?: string | undefined;
  /** Natural size in pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** Seconds, until the clip reports its own. */
  duration?: number | undefined;
  captions?: readonly CaptionTrack[] | undefined;
  /** The creator, for the lock screen. */
  artist?: string | undefined;
}
