/** The probability of a difference at least this large between two samples of one source. */
export interface MannWhitney {
  /** U of the first sample: the number of pairs in which its value is the greater; ties count half. */
  readonly u: number;
  /** Two-sided, by the normal approximation with corrections for ties and for continuity. */
  readonly p: number;
}

interface Ranked {
  readonly rankSum: number;
  /** The sum of t³ − t over the groups of t equal values. */
  readonly ties: number;
}

/** The Mann-Whitney test, for samples of eight or more; NaN if one is empty or all values are equal. */
export function mannWhitney(first: readonly number[], second: readonly number[]): MannWhitney {
  const [n, m] = [first.length, second.length];
  const { rankSum, ties } = rank(first, second);
  const u = rankSum - (n * (n + 1)) / 2;
  const all = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - ties / (all * (all - 1))));
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return { u, p: Math.min(1, 2 * normalTail(distance / deviation)) };
}

/** Equal values share their mean rank. */
function rank(first: readonly number[], second: readonly number[]): Ranked {
  const sorted = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let [rankSum, ties] = [0, 0];
  for (let start = 0; start < sorted.length;) {
    let end = start + 1;
    while (sorted[end]?.value === sorted[start]?.value) end += 1;
    const size = end - start;
    rankSum += sorted.slice(start, end).filter(({ isFirst }) => isFirst).length * ((start + 1 + end) / 2);
    ties += size ** 3 - size;
    start = end;
  }
  return { rankSum, ties };
}

/** The upper tail of the normal distribution at `z`, z ≥ 0: Abramowitz and Stegun 26.2.17, error below 7.5e-8. */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
