import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Limit } from '@maidan/contract/core/openapi';
import { callerKey, type AddressFamily } from '@maidan/http-edge/caller';
import { createTokenBuckets, type Rule, type Taken } from '@maidan/http-edge/token-buckets';
import type { Clock } from '../../runtime/clock.ts';
import { errors } from '../errors/errors.ts';
import type { Call, SignedIn, SignedInStaff } from '../call.ts';

/** An IPv4 address may be shared by a venue or a carrier, an IPv6 /64 by a household. */
type AddressRules = Readonly<Record<AddressFamily, Rule>>;

/**
 * The number of requests that one address may send, by the kind of route. One-time codes have stricter limits, in the
 * database.
 */
const addressRules = {
  read: { ipv4: { burst: 1500, perMinute: 1200 }, ipv6: { burst: 300, perMinute: 120 } },
  write: { ipv4: { burst: 300, perMinute: 300 }, ipv6: { burst: 60, perMinute: 60 } },
  /** A page full of pictures, and the ranges of a clip. */
  media: { ipv4: { burst: 3000, perMinute: 3000 }, ipv6: { burst: 600, perMinute: 600 } },
  /** Drawn on request. */
  preview: { ipv4: { burst: 120, perMinute: 60 }, ipv6: { burst: 60, perMinute: 30 } },
  calendar: { ipv4: { burst: 300, perMinute: 120 }, ipv6: { burst: 60, perMinute: 30 } },
  /** Requests with an invalid token; a browser sends one and then logs out. */
  'failed-login': { ipv4: { burst: 300, perMinute: 60 }, ipv6: { burst: 60, perMinute: 20 } },
} as const satisfies Record<string, AddressRules>;

/** The number of requests that one user may send, from any address. */
const userRules = {
  read: { burst: 300, perMinute: 120 },
  write: { burst: 60, perMinute: 60 },
  /** An upload may be 25 MB. */
  upload: { burst: 30, perMinute: 1 },
  /** A chunk of a large file has 2 MB. */
  chunk: { burst: 120, perMinute: 240 },
  comment: { burst: 10, perMinute: 10 },
} as const satisfies Record<string, Rule>;

/** The kind of a route, which decides its limit. */
export type AddressLimit = keyof typeof addressRules;

/**
 * Limits ordinary requests, counted per process. The database counts codes and the SMS budget, which must be exact.
 * Each check puts the limit into the headers.
 * @throws ApiError 429 with the seconds to wait
 */
export function createRateLimit(clock: Clock) {
  const take = createTokenBuckets(clock);

  const check = (http: Call['http'], name: string, caller: string, rule: Rule): void => {
    const { waitMs, headers } = take(name, caller, rule);
    for (const [header, value] of Object.entries(headers)) http.header(header, value);
    if (waitMs > 0) throw errors.tooMany(waitMs / 1000);
  };

  const limitAddress = (limit: AddressLimit, http: Call['http']): void => {
    const address = http.get('clientIp');
    if (address === '') return;
    const { key, family } = callerKey(address);
    check(http, limit, key, addressRules[limit][family]);
  };

  return {
    limitAddress,
    /** Counts one read of an address; null for this machine itself. */
    takeRead(address: string): Taken | null {
      if (address === '') return null;
      const { key, family } = callerKey(address);
      return take('read', key, addressRules.read[family]);
    },
    limitCall(endpoint: Endpoint, http: Call['http'], caller: SignedIn | SignedInStaff | null): void {
      if (!caller) limitAddress(limitOfAddress(endpoint), http);
      else {
        const limit = limitOfUser(endpoint);
        const key = 'userId' in caller ? `user ${caller.userId}` : `staff ${caller.staffId}`;
        check(http, limit, key, userRules[limit]);
      }
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** The limit of a call, for the API's description. */
export const limitOf = (endpoint: Endpoint): Limit =>
  endpoint.auth === 'public'
    ? { per: 'address', name: limitOfAddress(endpoint) }
    : { per: 'person', name: limitOfUser(endpoint) };

/** Every limit, for the API's description. */
export const allLimits = { address: addressRules, person: userRules };

const limitOfAddress = (endpoint: Endpoint): AddressLimit => (isRead(endpoint) ? 'read' : 'write');

function isRead({ id, method }: Endpoint): boolean {
  return method === 'GET' || id === 'comments';
}

const UPLOADS: ReadonlySet<string> = new Set([
  'saveFormResponse',
  'editResponse',
  'newChatPicture',
  'newConversationPicture',
]);

/** Everyone sees comments, so they have their own, smaller bucket. */
function limitOfUser(endpoint: Endpoint): keyof typeof userRules {
  if (UPLOADS.has(endpoint.id)) return 'upload';
  if (endpoint.id === 'sendChunk') return 'chunk';
  if (endpoint.id === 'newComment') return 'comment';
  return isRead(endpoint) ? 'read' : 'write';
}
