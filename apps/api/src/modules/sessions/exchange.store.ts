import type { Db } from '../../db/open-database.ts';
import { addToken } from './sessions.store.ts';
import type { SessionLives } from '../../runtime/env.ts';
import type { NewSession } from './sessions.store.ts';
import { hashSecret, newSecret } from './token.service.ts';

export interface LoginOwner {
  readonly userId: number;
  readonly name: string;
  readonly phone: string;
}

/** The person whose login may be exchanged. */
interface Wanted {
  readonly userId: number;
  readonly lives: SessionLives;
}

/**
 * Exchanges the parent domain's cookie for a token. One statement finds and replaces the value, so a value works once.
 * @returns the new token and cookie; the owner of a login that belongs to someone else, which stays unchanged; `used`
 * for a value that another tab has just exchanged; else `unknown`
 */
export async function exchangeCookie(
  db: Db,
  cookie: string,
  { userId, lives }: Wanted,
  now: number,
): Promise<NewSession | LoginOwner | 'used' | 'unknown'> {
  const received = hashSecret(cookie);
  const fresh = newSecret();
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set({ cookie_hash: hashSecret(fresh), old_cookie_hash: received, last_used_at: now })
      .where('cookie_hash', '=', received)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - lives.idle)
      .where('user_id', '=', userId)
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (session) return { userId: session.user_id, cookie: fresh, token: await addToken(tx, session.id, now) };
    const owner = await findActive(tx, cookie, lives, now);
    if (owner) return owner;
    const used = await tx
      .selectFrom('sessions')
      .select('id')
      .where('old_cookie_hash', '=', received)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return used ? 'used' : 'unknown';
  });
}

/** Whether the cookie belongs to an active login; exchanges nothing. */
export async function isActiveCookie(db: Db, cookie: string, lives: SessionLives, now: number): Promise<boolean> {
  return (await findActive(db, cookie, lives, now)) !== undefined;
}

const findActive = (db: Db, cookie: string, lives: SessionLives, now: number): Promise<LoginOwner | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.name', 'users.phone'])
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .where('sessions.last_used_at', '>', now - lives.idle)
    .executeTakeFirst();
