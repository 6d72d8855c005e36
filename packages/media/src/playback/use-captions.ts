import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * The words of the clip's captions at this moment, to be drawn clear of what lies over the picture; null for none.
 * The track's file is fetched only while `show` is true.
 */
export function useCaptions(video: RefObject<HTMLMediaElement | null>, show: boolean): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track === undefined || !show) return undefined;
    return followCues(track, setWords);
  }, [video, show]);
  return words;
}

function followCues(track: TextTrack, tell: (words: string | null) => void): () => void {
  const changed = () => {
    const cues = [...(track.activeCues ?? [])] as VTTCue[];
    const text = cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
    tell(text === '' ? null : text);
  };
  // "hidden" loads and times the cues, and leaves drawing them to us.
  track.mode = 'hidden';
  track.addEventListener('cuechange', changed);
  changed();
  return () => {
    track.removeEventListener('cuechange', changed);
    track.mode = 'disabled';
    tell(null);
  };
}
