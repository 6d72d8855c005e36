import { DAY, MINUTE } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { SessionLives } from '../../runtime/env.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { hashSecret, newSecret, newToken } from './token.service.ts';

const SESSIONS_PER_USER = 10;
/** Two sites, plus spare tokens for a browser whose storage was cleared. */
const TOKENS_PER_SESSION = 6;
/** Use is recorded at most this often: a write for each read would cost too much. */
const RECORD_USE_EVERY = 5 * MINUTE;

export interface NewSession {
  readonly userId: number;
  readonly token: string;
  /** Value of the parent domain's cookie. */
  readonly cookie: string;
}

/** Opens a login with its first token. Beyond ten logins per person, the one unused for longest ends. */
export async function createSession(
  tx: Tx,
  { userId, device, lives }: { userId: number; device: string; lives: SessionLives },
  now: number,
): Promise<NewSession> {
  const cookie = newSecret();
  const times = { created_at: now, last_used_at: now, expires_at: now + lives.whole };
  const session = await tx
    .insertInto('sessions')
    .values({ user_id: userId, device, cookie_hash: hashSecret(cookie), old_cookie_hash: null, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordUse(tx, userId, now);
  await endBeyond(tx, userId, session.id, now);
  return { userId, cookie, token: await addToken(tx, session.id, now) };
}

/** Records on the account, which outlives its logins, that it is in use. */
async function recordUse(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_used_at: now })
    .where('id', '=', userId)
    .where('last_used_at', '<=', now - DAY)
    .execute();
}

/** A notification explains each logout. */
async function endBeyond(tx: Tx, userId: number, newest: number, now: number): Promise<void> {
  const others = await tx
    .selectFrom('sessions')
    .select(['id', 'device'])
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id, device } of others.slice(SESSIONS_PER_USER - 1)) {
    await tx.deleteFrom('sessions').where('id', '=', id).execute();
    const content = `<p>You were logged out on ${device}, because only ${SESSIONS_PER_USER} devices can be logged in at once.</p>`;
    await publishEvent(tx, { kind: 'sessions', userId }, now);
    await addNotification(tx, { userId, content }, now);
  }
}

/** Another token for a login, for the other site. */
export async function addToken(tx: Tx, sessionId: number, now: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('session_tokens')
    .values({ token_hash: hashSecret(token), session_id: sessionId, created_at: now })
    .execute();
  const tokens = await tx
    .selectFrom('session_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .execute();
  const surplus = tokens.slice(TOKENS_PER_SESSION).map((row) => row.token_hash);
  if (surplus.length > 0) await tx.deleteFrom('session_tokens').where('token_hash', 'in', surplus).execute();
  return token;
}

/** The active login of a token. */
export async function findSession(db: Db, tokenHash: string, lives: SessionLives, now: number) {
  const session = await db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_at'])
    .where('token.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', now - lives.idle)
    .executeTakeFirst();
  if (session && session.last_used_at <= now - RECORD_USE_EVERY) {
    await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute();
    await recordUse(db, session.user_id, now);
  }
  return session;
}

/** The person's active logins, most recently used first. */
export async function listSessions(db: Db, userId: number, lives: SessionLives, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - lives.idle)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Which of these logins are active. */
export async function findActiveSessions(
  db: Db,
  ids: readonly number[],
  lives: SessionLives,
  now: number,
): Promise<number[]> {
  const active: number[] = [];
  // One statement accepts a limited number of values.
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids.slice(start, start + 500))
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - lives.idle)
      .execute();
    active.push(...rows.map((row) => row.id));
  }
  return active;
}

/** Ends a login with all its tokens; false when this person has no such login. */
export async function endSession(db: Db, userId: number, sessionId: number, now: number): Promise<boolean> {
  const ended = db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId);
  const { numDeletedRows } = await ended.executeTakeFirst();
  await publishEvent(db, { kind: 'sessions', userId }, now);
  return numDeletedRows > 0n;
}

/** Ends all of the person's logins, or all but one. */
export async function endOtherSessions(db: Db, userId: number, kept: number | null, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .execute();
  await publishEvent(db, { kind: 'sessions', userId }, now);
}

/** Ends the login of a token, even an expired one; ignores an unknown token. */
export async function endSessionOfToken(db: Db, tokenHash: string, now: number): Promise<void> {
  const ofToken = db.selectFrom('session_tokens').select('session_id').where('token_hash', '=', tokenHash);
  const ended = await db.deleteFrom('sessions').where('id', 'in', ofToken).returning('user_id').execute();
  for (const { user_id: userId } of ended) await publishEvent(db, { kind: 'sessions', userId }, now);
}
