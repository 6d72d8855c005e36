import type { Db } from '../../db/open-database.ts';
import { addToken } from './sessions.store.ts';
import type { SessionLives } from '../app-context.ts';
import type { NewSession } from './sessions.store.ts';
import { hashSecret, newSecret } from './token.ts';

/**
 * Exchanges the parent domain's cookie for a token. One statement finds and replaces the value, so a value works once.
 * @returns the new token and cookie; `used` for a value that another tab has just exchanged; else `unknown`
 */
export async function exchangeCookie(
  db: Db,
  cookie: string,
  lives: SessionLives,
  now: number,
): Promise<NewSession | 'used' | 'unknown'> {
  const received = hashSecret(cookie);
  const fresh = newSecret();
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set({ cookie_hash: hashSecret(fresh), old_cookie_hash: received, last_used_at: now })
      .where('cookie_hash', '=', received)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - lives.idle)
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (session) return { userId: session.user_id, cookie: fresh, token: await addToken(tx, session.id, now) };
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
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - lives.idle)
    .executeTakeFirst();
  return session !== undefined;
}
