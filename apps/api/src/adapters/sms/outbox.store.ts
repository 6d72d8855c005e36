import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { SendSms } from './send-sms.ts';

/** More than a person reads; older messages are deleted. */
const KEPT = 200;

/** Stores messages instead of sending them, for development. */
export function outbox(db: Db, clock: Clock): SendSms {
  return async (phone, { text }) => {
    await addToOutbox(db, { to: phone, text }, clock());
    return null;
  };
}

/** @param message `to` is a phone number or an e-mail address */
export async function addToOutbox(db: Db, message: { to: string; text: string }, now: number): Promise<void> {
  const { id } = await db
    .insertInto('sms_outbox')
    .values({ recipient: message.to, content: message.text, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('sms_outbox')
    .where('id', '<=', id - KEPT)
    .execute();
}

/** Newest first. */
export async function listOutbox(db: Db) {
  return db
    .selectFrom('sms_outbox')
    .select(['recipient as to', 'content as text', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute();
}
