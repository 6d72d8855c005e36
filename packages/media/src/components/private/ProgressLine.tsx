import type { RefObject } from 'react';
import { useRef } from 'react';
import * as css from './progress-line.css.ts';
import { SeekRange } from './SeekRange.tsx';

interface ProgressLineProps {
  media: RefObject<HTMLMediaElement | null>;
  label: string;
  running: boolean;
  /** Seconds, until the clip itself tells. */
  duration: number;
}

/** The thin line at the foot of a clip: where it stands, to be drawn along. */
export function ProgressLine(props: ProgressLineProps) {
  const head = useRef<HTMLDivElement>(null);
  return (
    // Named for the slider of the video feed, which must not take a draw along the line for a swipe.
    <div className={`${css.line} swiper-no-swiping`}>
      <SeekRange {...props} marked={head} className={css.range} />
      <div className={css.track} />
      <div ref={head} className={css.head} />
    </div>
  );
}
