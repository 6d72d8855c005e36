import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { formatClock } from '../../playback/clock-text.ts';

/** "0:12 / 3:40". Not read out by itself: the slider beside it tells the same when asked. */
export function PlayedTime({ media, className }: { media: RefObject<HTMLMediaElement | null>; className: string }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const element = media.current;
    if (element === null) return undefined;
    // The same words twice render nothing, so this is once a second though it is told four times.
    const tell = () => setWords(`${formatClock(element.currentTime)} / ${formatClock(element.duration)}`);
    const moments = ['timeupdate', 'durationchange'] as const;
    for (const moment of moments) element.addEventListener(moment, tell);
    tell();
    return () => {
      for (const moment of moments) element.removeEventListener(moment, tell);
    };
  }, [media]);
  return (
    <span className={className} aria-hidden="true">
      {words}
    </span>
  );
}
