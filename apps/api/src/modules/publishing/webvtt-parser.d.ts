/** The parts that are used of a package without types. */
declare module 'webvtt-parser' {
  class WebVTTParser {
    /** @param mode of the texts; `metadata` leaves them as they are */
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
