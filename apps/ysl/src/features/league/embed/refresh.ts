/** Milliseconds between refetches in a framed page of data that no stream delivers. It pauses in the background. */
export const REFRESH = 60_000;
