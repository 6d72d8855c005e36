import type { ReactNode } from 'react';

/** One slide of the video feed. */
export interface FeedItem {
  id: string;
  /** Names the slide and is read out when it comes: "First air at the new bowl, by Bowl Crew". */
  label: string;
  video: FeedVideo;
  /** Hides the side bar and says "Ad". */
  isAd?: boolean | undefined;
  /** At the lower left: credits, heading, text, or the two buttons of an ad. */
  overlay?: ReactNode;
  /** Actions above the thumb, one below the other: views, like, comments, share. */
  sideBar?: ReactNode;
}

export interface FeedVideo {
  src: string;
  poster?: string | undefined;
  /** What is to be seen, for who cannot see it. */
  alt?: string | undefined;
  /** Natural size in pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** Seconds, until the clip itself tells. */
  duration?: number | undefined;
  /** Address of a WebVTT file. */
  captions?: string | undefined;
  /** Who made it, for the lock screen. */
  artist?: string | undefined;
}
