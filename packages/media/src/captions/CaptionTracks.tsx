import { languageName } from '@maidan/i18n/language-name';
import type { CaptionTrack } from './caption-track.ts';

interface CaptionTracksProps {
  tracks: readonly CaptionTrack[];
  /** The place of the one that the browser's own controls begin with. */
  first?: number | undefined;
}

/** The captions of a <video>, for its child. */
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
