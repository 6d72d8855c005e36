/** The captions of a clip in one language. */
export interface CaptionTrack {
  /** Address of a WebVTT file. */
  readonly src: string;
  /** A language tag such as `kn` or `pt-BR`. */
  readonly language: string;
}

const primary = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/**
 * The index of the captions to show: the first of these languages that is available, or else the first track.
 * @param wanted best first
 */
export function chooseTrack(tracks: readonly CaptionTrack[], wanted: readonly string[]): number {
  for (const language of wanted) {
    const exact = tracks.findIndex((track) => track.language === language);
    const found = exact < 0 ? tracks.findIndex((track) => primary(track.language) === primary(language)) : exact;
    if (found >= 0) return found;
  }
  return 0;
}
