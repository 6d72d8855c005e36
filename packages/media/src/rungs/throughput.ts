import type { ConnectionHint } from '../data-saver/preload-choice.ts';

type Loaded = Pick<PerformanceResourceTiming, 'initiatorType' | 'transferSize' | 'responseStart' | 'responseEnd'>;

/** A smaller file arrives in one burst, which says little about the rate. */
const MIN_BYTES = 4000;
/** Of all files together; with fewer bytes, the rate is unknown. */
const MIN_TOTAL = 60_000;
const LATEST = 40;

/**
 * The rate in kilobits per second at which these files came over the network; null if they are too few. Files loaded at the
 * same time share the connection, so their time counts once. Clips do not count: the browser pauses when it has enough.
 */
export function throughputOf(entries: readonly Loaded[]): number | null {
  const loaded = entries
    .filter((entry) => entry.initiatorType !== 'video' && entry.initiatorType !== 'audio')
    .filter(({ transferSize, responseStart }) => transferSize >= MIN_BYTES && responseStart > 0)
    .slice(-LATEST)
    .toSorted((one, other) => one.responseStart - other.responseStart);
  let [bytes, busy, until] = [0, 0, 0];
  for (const { transferSize, responseStart, responseEnd } of loaded) {
    bytes += transferSize;
    busy += Math.max(0, responseEnd - Math.max(responseStart, until));
    until = Math.max(until, responseEnd);
  }
  return bytes < MIN_TOTAL ? null : (bytes * 8) / Math.max(busy, 1);
}

/** How long a stall is remembered, in milliseconds: the next clips start below the rate that stalled. */
const STALL_KEPT = 120_000;
let stalled: { readonly rate: number; readonly at: number } | null = null;

/** A clip of this rate, in kilobits per second, ran out of data during playback. */
export function noteStall(rate: number): void {
  stalled = { rate, at: performance.now() };
}

/** Kilobits per second of the connection, as measured or as estimated by the browser; null if neither is known. */
export function currentThroughput(): number | null {
  const downlink = (navigator as { connection?: ConnectionHint }).connection?.downlink;
  const known =
    throughputOf(performance.getEntriesByType('resource') as PerformanceResourceTiming[]) ??
    (downlink === undefined ? null : downlink * 1000);
  if (stalled === null || performance.now() - stalled.at > STALL_KEPT) return known;
  return Math.min(known ?? Infinity, stalled.rate);
}
