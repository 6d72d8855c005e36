import { hash } from 'node:crypto';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Call, SignedInCall } from '../call.ts';
import { errors } from '../errors/errors.ts';
import { findReply, keepReply, takeKey } from './idempotency.store.ts';
import type { KeyedWrite, KeyOwner } from './idempotency.store.ts';

export interface OnceOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The Idempotency-Key header is an extension: spec-only mode ignores it. */
  readonly specOnly: boolean;
}

const NOT_STORED = 'This was already done, and its reply is not stored. Please request a new one.';

/**
 * Creates a call's `once`. A request with an Idempotency-Key runs once for this key and its owner within eight days: a
 * repeat gets the first reply, even while the first is still running. A write that throws rolls everything back and
 * frees the key. For a secret reply only the key is stored.
 * @throws ApiError 422 for the key with other content, 409 for a repeat whose reply was secret, 400 for a malformed key
 */
export function createOnce(
  { db, clock, specOnly }: OnceOptions,
  http: Call['http'],
  owner: KeyOwner,
  endpoint: Endpoint,
  body: unknown,
): SignedInCall['once'] {
  return async (write, content = body) => {
    const key = specOnly ? null : readKey(http.req.header(IDEMPOTENCY_HEADER));
    const now = clock();
    if (key === null) return db.transaction().execute((tx) => write(tx, now));
    const keyed = { owner, key, fingerprint: hash('sha256', JSON.stringify([endpoint.id, content]), 'hex') };
    return db.transaction().execute(async (tx) => {
      if (!(await takeKey(tx, keyed, now))) return repeatReply(tx, keyed, endpoint);
      const result = await write(tx, now);
      if (!endpoint.secret) await keepReply(tx, keyed, JSON.stringify(result ?? null));
      return result;
    });
  };
}

async function repeatReply<Result>(tx: Tx, keyed: KeyedWrite, { secret }: Endpoint): Promise<Result> {
  const { fingerprint, reply } = await findReply(tx, keyed);
  if (fingerprint !== keyed.fingerprint) throw errors.idempotencyMismatch();
  if (secret) throw errors.conflict('conflict', { text: NOT_STORED });
  return JSON.parse(reply) as Result;
}

function readKey(header: string | undefined): string | null {
  if (header === undefined || /^[\w-]{8,100}$/.test(header)) return header ?? null;
  throw errors.badRequest(`${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, "-" or "_".`);
}
