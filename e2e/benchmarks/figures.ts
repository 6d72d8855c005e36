/** The middle one; of an even number the upper of the two. */
export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** The value that one in twenty is above. */
export const slowest = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;

export function show(what: string, figure: string, wish?: string): void {
  console.log(`${what.padEnd(66)} ${figure}${wish === undefined ? '' : `   (wished: ${wish})`}`);
}
