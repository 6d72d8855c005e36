/** Types for the used parts of an untyped package. */
declare module 'webvtt-parser' {
  class WebVTTParser {
    /** @param mode how to parse the texts; `metadata` leaves them unchanged */
    parse(
      text: string,
      mode: 'metadata',
    ): {
      readonly cues: readonly { readonly startTime: number; readonly endTime: number; readonly text: string }[];
      readonly errors: readonly { readonly message: string; readonly line: number; readonly col?: number }[];
    };
  }
  const webvtt: { readonly WebVTTParser: typeof WebVTTParser };
  export default webvtt;
}
