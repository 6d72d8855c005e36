import { useEffect, useRef } from 'react';
import { showNowPlaying, type NowPlaying } from './media-session.ts';

interface Controls {
  play(): void;
  pause(): void;
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
}

/** Binds the lock screen and the media keys to this clip, from its start until it unmounts or another one starts. */
export function useNowPlaying(active: boolean, clip: NowPlaying, controls: Controls): void {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  const { title, artist, artwork } = clip;
  const hasNeighbours = controls.next !== undefined;
  useEffect(() => {
    if (!active) return undefined;
    return showNowPlaying(
      { title, artist, artwork },
      {
        play: () => latest.current.play(),
        pause: () => latest.current.pause(),
        next: hasNeighbours ? () => latest.current.next?.() : undefined,
        previous: hasNeighbours ? () => latest.current.previous?.() : undefined,
      },
    );
  }, [active, title, artist, artwork, hasNeighbours]);
}
