import { callerKey, type AddressFamily, type Caller } from '@maidan/http-edge/caller';
import { createTokenBuckets, type Rule, type Taken } from '@maidan/http-edge/token-buckets';

/** How many requests one address may send: an IPv4 address may be a venue's or a carrier's, an IPv6 /64 is a household. */
const rules = {
  document: { ipv4: { burst: 600, perMinute: 600 }, ipv6: { burst: 120, perMinute: 120 } },
  /** Documents that are not in the cache: a core renders a few dozen of them per second. */
  render: { ipv4: { burst: 150, perMinute: 300 }, ipv6: { burst: 60, perMinute: 60 } },
  file: { ipv4: { burst: 6000, perMinute: 6000 }, ipv6: { burst: 1200, perMinute: 600 } },
  report: { ipv4: { burst: 60, perMinute: 60 }, ipv6: { burst: 20, perMinute: 20 } },
} as const satisfies Record<string, Record<AddressFamily, Rule>>;

export type PageLimit = keyof typeof rules;

/** Thrown for a caller who must wait. */
export class LimitError extends Error {
  /** Milliseconds until the next request. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many requests');
    this.waitMs = waitMs;
  }
}

/** Counts one request towards the limit of a caller; null for the local machine. */
export function createPageLimits(clock: () => number) {
  const take = createTokenBuckets(clock);
  return (limit: PageLimit, { address, isLocal }: Caller): Taken | null => {
    if (isLocal || address === '') return null;
    const { key, family } = callerKey(address);
    return take(limit, key, rules[limit][family]);
  };
}
