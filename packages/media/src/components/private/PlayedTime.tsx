import { useEffect, useState, type RefObject } from 'react';
import { formatDuration } from '../../playback/format-duration.ts';

/** "0:12 / 3:40". Not announced: the slider next to it reports the same. */
export function PlayedTime({ media, className }: { media: RefObject<HTMLMediaElement | null>; className: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const element = media.current;
    if (element === null) return undefined;
    // Equal text does not render again: it changes once a second, although the event fires four times.
    const update = () => setText(`${formatDuration(element.currentTime)} / ${formatDuration(element.duration)}`);
    const moments = ['timeupdate', 'durationchange'] as const;
    for (const moment of moments) element.addEventListener(moment, update);
    update();
    return () => {
      for (const moment of moments) element.removeEventListener(moment, update);
    };
  }, [media]);
  return (
    <span className={className} aria-hidden="true">
      {text}
    </span>
  );
}
