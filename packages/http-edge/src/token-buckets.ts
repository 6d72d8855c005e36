/** A bucket of `burst` requests that refills at `perMinute`. */
export interface Rule {
  readonly burst: number;
  readonly perMinute: number;
}

export interface Taken {
  /** Milliseconds until the next request is allowed; 0 if it is allowed now. */
  readonly waitMs: number;
  /** The limit and its remainder (IETF draft "RateLimit header fields for HTTP"). */
  readonly headers: Readonly<Record<'RateLimit-Policy' | 'RateLimit', string>>;
}

interface Bucket {
  left: number;
  filledAt: number;
}

/** The most callers remembered at once; beyond that, the one inactive for longest is forgotten. */
const MAX_CALLERS = 50_000;

/** Counts requests per process: with more processes, a limit is only more lenient. */
export function createTokenBuckets(clock: () => number) {
  const buckets = new Map<string, Bucket>();

  /** @param name of the limit, as in the headers */
  return (name: string, caller: string, rule: Rule): Taken => {
    const key = `${name} ${caller}`;
    const now = clock();
    const perMs = rule.perMinute / 60_000;
    const bucket = buckets.get(key) ?? { left: rule.burst, filledAt: now };
    bucket.left = Math.min(rule.burst, bucket.left + Math.max(0, now - bucket.filledAt) * perMs);
    bucket.filledAt = now;
    // Moved to the end, so that the first in the map is the one inactive for longest.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value ?? '');
    const waitMs = bucket.left < 1 ? (1 - bucket.left) / perMs : 0;
    if (waitMs === 0) bucket.left -= 1;
    const seconds = (requests: number): number => Math.ceil(requests / perMs / 1000);
    return {
      waitMs,
      headers: {
        'RateLimit-Policy': `"${name}";q=${rule.burst};w=${seconds(rule.burst)}`,
        RateLimit: `"${name}";r=${Math.floor(bucket.left)};t=${seconds(rule.burst - bucket.left)}`,
      },
    };
  };
}
