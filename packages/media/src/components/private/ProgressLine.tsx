import { useRef, type RefObject } from 'react';
import * as css from './progress-line.css.ts';
import { SeekRange } from './SeekRange.tsx';

interface ProgressLineProps {
  media: RefObject<HTMLMediaElement | null>;
  label: string;
  running: boolean;
  /** Seconds, until the clip reports its own. */
  duration: number;
}

/** The thin line at the bottom of a clip: shows the progress and seeks. */
export function ProgressLine(props: ProgressLineProps) {
  const head = useRef<HTMLDivElement>(null);
  return (
    // Marks it for the slider of the video feed, which must not treat a drag on the line as a swipe.
    <div className={`${css.line} swiper-no-swiping`}>
      <SeekRange {...props} marked={head} className={css.range} />
      <div className={css.track} />
      <div ref={head} className={css.head} />
    </div>
  );
}
