/** Bars of the drawing, and the width of each on its grid. */
const BARS = 56;
const STEP = 5;
export const WAVE_WIDTH = BARS * STEP;
export const WAVE_HEIGHT = 16;

/**
 * A waveform for a song, as path data, derived from its address. It is decoration under the slider, not a measurement:
 * nothing is fetched for it.
 */
export function wavePath(src: string): string {
  let seed = 2166136261;
  for (const letter of src) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  const bars = Array.from({ length: BARS }, (_, bar) => {
    seed = Math.imul(seed ^ (seed >>> 13), 1597334677);
    const swell = Math.sin((bar / BARS) * Math.PI) * 4;
    const half = Math.min(WAVE_HEIGHT / 2 - 1, 1.5 + swell * 0.5 + ((seed >>> 8) % 100) / 28);
    return `M${bar * STEP + 1.5} ${(WAVE_HEIGHT / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  });
  return bars.join('');
}
