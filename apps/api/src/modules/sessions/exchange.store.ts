import type { Db } from '../../db/open-database.ts';
import { addToken } from './sessions.store.ts';
import type { SessionLives } from '../app-context.ts';
import type { NewSession } from './sessions.store.ts';
import { hashSecret, newSecret } from './token.ts';

/**
 * Trades the value of the parent domain's cookie for a token, once: the value is replaced in the same statement that
 * finds it, so of many tries with one value a single one succeeds.
 * @returns the new token and cookie; `used` for a value that was traded a moment ago, in another tab; else `unknown`
 */
export async function exchangeCookie(
  db: Db,
  cookie: string,
  lives: SessionLives,
  now: number,
): Promise<NewSession | 'used' | 'unknown'> {
  const given = hashSecret(cookie);
  const fresh = newSecret();
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set({ cookie_hash: hashSecret(fresh), old_cookie_hash: given, last_used_at: now })
      .where('cookie_hash', '=', given)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - lives.idle)
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (session) return { userId: session.user_id, cookie: fresh, token: await addToken(tx, session.id, now) };
    const traded = await tx
      .selectFrom('sessions')
      .select('id')
      .where('old_cookie_hash', '=', given)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return traded ? 'used' : 'unknown';
  });
}

/** Whether a login lives that this cookie belongs to; nothing is traded. */
export async function isLivingCookie(db: Db, cookie: string, lives: SessionLives, now: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - lives.idle)
    .executeTakeFirst();
  return session !== undefined;
}
