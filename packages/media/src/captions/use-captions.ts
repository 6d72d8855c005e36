import { useEffect, useState, type RefObject } from 'react';

/**
 * The current caption of the clip, to be drawn clear of controls over the picture; null if there is none.
 * The track's file is fetched only while `show` is true.
 * @param at the index of the track among those of the clip
 */
export function useCaptions(video: RefObject<HTMLMediaElement | null>, show: boolean, at: number): string | null {
  const [caption, setCaption] = useState<string | null>(null);
  useEffect(() => {
    const track = video.current?.textTracks[at];
    if (track === undefined || !show) return undefined;
    return followCues(track, setCaption);
  }, [video, show, at]);
  return caption;
}

function followCues(track: TextTrack, report: (caption: string | null) => void): () => void {
  const changed = () => {
    const cues = [...(track.activeCues ?? [])] as VTTCue[];
    const text = cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
    report(text === '' ? null : text);
  };
  // "hidden" loads and times the cues without drawing them.
  track.mode = 'hidden';
  track.addEventListener('cuechange', changed);
  changed();
  return () => {
    track.removeEventListener('cuechange', changed);
    track.mode = 'disabled';
    report(null);
  };
}
