import { hash } from 'node:crypto';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import type { AppContext } from '../../modules/app-context.ts';
import type { Tx } from '../../db/open-database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SignedInCall } from '../call.ts';
import { findReply, keepReply, takeKey } from './idempotency.store.ts';
import type { KeyedWrite } from './idempotency.store.ts';

/**
 * Runs a write in one transaction. When the request carries an Idempotency-Key, it runs once for this key and user
 * within 24 hours: a repeated request gets the first one's reply, also while the first still runs (trust.md, C-3).
 * Whatever `write` throws undoes everything and leaves the key free, so that the same intent can be tried again.
 * @param body the parsed body; with another one the key is refused
 * @throws ApiError 422 `idempotency_mismatch`, 400 for a key that is none
 */
export async function writeOnce<Result>(
  { db, clock, settings }: AppContext,
  { http, user }: SignedInCall,
  endpoint: Endpoint,
  body: unknown,
  write: (tx: Tx, now: number) => Promise<Result>,
): Promise<Result> {
  // The header is ours: a server of the same specification does not know it.
  const key = settings.specOnly ? null : readKey(http.req.header(IDEMPOTENCY_HEADER));
  const now = clock();
  if (key === null) return db.transaction().execute((tx) => write(tx, now));
  const keyed: KeyedWrite = { userId: user.userId, key, fingerprint: fingerprintOf(endpoint, body) };
  return db.transaction().execute(async (tx) => {
    if (!(await takeKey(tx, keyed, now))) return repeatReply<Result>(tx, keyed);
    const result = await write(tx, now);
    await keepReply(tx, keyed, JSON.stringify(result));
    return result;
  });
}

async function repeatReply<Result>(tx: Tx, keyed: KeyedWrite): Promise<Result> {
  const { fingerprint, reply } = await findReply(tx, keyed);
  if (fingerprint !== keyed.fingerprint) {
    throw new ApiError('idempotency_mismatch', 'This was sent before with another content. Please try again.');
  }
  return JSON.parse(reply) as Result;
}

function readKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\w-]{8,100}$/.test(header)) {
    throw new ApiError('bad_request', `${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, "-" or "_".`);
  }
  return header;
}

function fingerprintOf(endpoint: Endpoint, body: unknown): string {
  return hash('sha256', JSON.stringify([endpoint.id, body]), 'hex');
}
