import { languageName } from '@maidan/i18n/language-name';
import type { CaptionTrack } from './caption-track.ts';

interface CaptionTracksProps {
  tracks: readonly CaptionTrack[];
  /** The index of the track that the browser's own controls start with. */
  first?: number | undefined;
}

/** The caption tracks of a <video>, as its children. */
export function CaptionTracks({ tracks, first }: CaptionTracksProps) {
  return tracks.map(({ src, language }, at) => (
    <track
      key={language}
      kind="captions"
      src={src}
      srcLang={language}
      // Server and browser may know a rare language by different names.
      label={languageName(language)}
      suppressHydrationWarning
      default={at === first}
    />
  ));
}
