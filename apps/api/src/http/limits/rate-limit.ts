import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Clock } from '../../runtime/clock.ts';
import { errors } from '../errors/errors.ts';
import type { Call, SignedIn } from '../call.ts';
import { callerKey, isLoopback } from '../request/client-address.ts';

/** A bucket of `burst` requests that refills at `perMinute`. */
interface Rule {
  readonly burst: number;
  readonly perMinute: number;
}

/**
 * How many requests one caller may send. A venue or a carrier's NAT may share one IPv4 address, so an address gets much
 * more than a person. One-time codes have stricter limits, in the database.
 */
const rules = {
  readAddress4: { burst: 1500, perMinute: 1200 },
  readAddress6: { burst: 300, perMinute: 120 },
  readUser: { burst: 300, perMinute: 120 },
  writeAddress4: { burst: 300, perMinute: 300 },
  writeAddress6: { burst: 60, perMinute: 60 },
  writeUser: { burst: 60, perMinute: 60 },
  /** An upload may be 25 MB. */
  uploadUser: { burst: 30, perMinute: 1 },
  commentUser: { burst: 10, perMinute: 10 },
} as const satisfies Record<string, Rule>;

/** Callers remembered at once; beyond that the one quiet for longest is forgotten. */
const MAX_CALLERS = 50_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * Limits ordinary requests, counted per process: more processes only make it more lenient. The database counts what
 * must hold exactly, codes and the SMS budget.
 * @returns a check that throws 429 with the seconds to wait
 */
export function createRateLimit(clock: Clock) {
  const buckets = new Map<string, Bucket>();

  return (endpoint: Endpoint, http: Call['http'], user: SignedIn | null): void => {
    const address = http.get('clientIp');
    if (!user && (isLoopback(address) || address === '')) return;
    const isRead = endpoint.method === 'GET' || endpoint.id === 'comments';
    const { key, rule } = user ? ofUser(user.userId, endpoint, isRead) : ofAddress(address, isRead);
    const waitMs = take(buckets, key, rule, clock());
    if (waitMs > 0) throw errors.tooMany(waitMs / 1000);
  };
}

/** Everyone sees comments, so they have their own, smaller bucket. */
function ofUser(userId: number, { id }: Endpoint, isRead: boolean): { key: string; rule: Rule } {
  if (id === 'saveFormResponse') return { key: `upload:user:${userId}`, rule: rules.uploadUser };
  if (id === 'newComment') return { key: `comment:user:${userId}`, rule: rules.commentUser };
  return { key: `${isRead}:user:${userId}`, rule: isRead ? rules.readUser : rules.writeUser };
}

function ofAddress(address: string, isRead: boolean): { key: string; rule: Rule } {
  const { key, family } = callerKey(address);
  const rule = isRead ? rules[`readAddress${family}`] : rules[`writeAddress${family}`];
  return { key: `${isRead}:address:${key}`, rule };
}

/** Takes one from the bucket. Returns 0, or the milliseconds until the next. */
function take(buckets: Map<string, Bucket>, key: string, rule: Rule, now: number): number {
  const perMs = rule.perMinute / 60_000;
  const bucket = buckets.get(key) ?? { left: rule.burst, filledAt: now };
  bucket.left = Math.min(rule.burst, bucket.left + Math.max(0, now - bucket.filledAt) * perMs);
  bucket.filledAt = now;
  // Moved to the end: the first in the map is the one quiet for longest.
  buckets.delete(key);
  buckets.set(key, bucket);
  if (buckets.size > MAX_CALLERS) buckets.delete(buckets.keys().next().value ?? '');
  if (bucket.left < 1) return (1 - bucket.left) / perMs;
  bucket.left -= 1;
  return 0;
}
