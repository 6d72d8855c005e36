import { PASSKEY_FRESH_MINUTES } from '@maidan/contract/desk/limits';
import type { Db, Tx } from '../../db/open-database.ts';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { hashSecret, newDeskToken } from '../sessions/token.service.ts';

const IDLE = 12 * HOUR;
const WHOLE = 7 * DAY;
export const FRESH = PASSKEY_FRESH_MINUTES * MINUTE;
/** Use is recorded at most this often. */
const RECORD_USE_EVERY = 5 * MINUTE;
const SESSIONS_PER_PERSON = 10;

/** A session begins with a passkey, so it is fresh. @returns its token */
export async function startSession(
  tx: Tx,
  { staffId, device }: { staffId: number; device: string },
  now: number,
): Promise<string> {
  const token = newDeskToken();
  const times = { created_at: now, last_used_at: now, expires_at: now + WHOLE, fresh_until: now + FRESH };
  await tx
    .insertInto('staff_sessions')
    .values({ staff_id: staffId, device, token_hash: hashSecret(token), ...times })
    .execute();
  await tx.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
  const ids = (await listDeskSessions(tx, staffId, now)).map(({ id }) => id).slice(SESSIONS_PER_PERSON);
  if (ids.length > 0) await tx.deleteFrom('staff_sessions').where('id', 'in', ids).execute();
  return token;
}

/** The active session of a token, with the roles and leagues of its owner. */
export async function findDeskSession(db: Db, token: string, now: number) {
  const session = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id', 'session.staff_id', 'session.last_used_at', 'session.expires_at', 'session.fresh_until'])
    .select('session.device')
    .where('session.token_hash', '=', hashSecret(token))
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', now - IDLE)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  if (session && session.last_used_at <= now - RECORD_USE_EVERY) {
    await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', session.id).execute();
    await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', session.staff_id).execute();
  }
  return session;
}

/** Most recently used first. */
export async function listDeskSessions(db: Db, staffId: number, now: number) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - IDLE)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Which of these sessions are active. */
export async function findActiveDeskSessions(db: Db, ids: readonly number[], now: number): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', 'in', [...ids])
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - IDLE)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** @returns false when the person has no such session */
export async function endSession(tx: Tx, staffId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_sessions')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endAllSessions(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** @returns until when the session is fresh */
export async function refresh(tx: Tx, sessionId: number, now: number): Promise<number> {
  await tx
    .updateTable('staff_sessions')
    .set({ fresh_until: now + FRESH })
    .where('id', '=', sessionId)
    .execute();
  return now + FRESH;
}
