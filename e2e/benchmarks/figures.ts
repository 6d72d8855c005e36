/** The median; the upper middle for an even count. */
export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** The 95th percentile. */
export const slowest = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;

export function show(what: string, figure: string, wish?: string): void {
  console.log(`${what.padEnd(66)} ${figure}${wish === undefined ? '' : `   (wished: ${wish})`}`);
}
