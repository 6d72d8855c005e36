/** How often a page in a frame reads again what no stream brings, in milliseconds. In the background it rests. */
export const REFRESH = 60_000;
