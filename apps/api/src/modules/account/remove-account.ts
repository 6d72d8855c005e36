import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import type { Owner } from './personal-tables.ts';
import { personalTables } from './personal-tables.ts';

/**
 * Takes the account's row before anything is counted: whoever likes or follows in the person's name at this moment
 * either is done, and is counted, or finds no account. For that the row's unique phone is changed, since only such a
 * change keeps others from referring to it.
 * @returns null when the account is gone or its phone is another by now
 */
export async function takeAccount(tx: Tx, userId: number, phone: string): Promise<Owner | null> {
  const row = await tx
    .updateTable('users')
    .set({ phone: `deleted ${userId}` })
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .returning('email_key')
    .executeTakeFirst();
  return row ? { userId, phone, emailKey: row.email_key } : null;
}

/**
 * Deletes every row that is this person's, comments too, and takes their likes, follows and votes off the counters.
 * @returns the names of their uploads, which are to go once this is committed
 */
export async function removeAccount(tx: Tx, owner: Owner): Promise<string[]> {
  const uploads: string[] = [];
  for (const { name, whose, counter, upload } of personalTables) {
    if (counter) {
      const counted = sql`select ${sql.ref(counter.row)} from ${sql.table(name)} where ${whose(owner)}`;
      await sql`
        update ${sql.table(counter.table)} set ${sql.ref(counter.column)} = ${sql.ref(counter.column)} - 1
        where id in (${counted})`.execute(tx);
    }
    if (upload) {
      const { rows } = await sql<{ upload: string }>`
        select ${sql.ref(upload)} as upload from ${sql.table(name)} where ${whose(owner)}`.execute(tx);
      uploads.push(...rows.map((row) => row.upload));
    }
    await sql`delete from ${sql.table(name)} where ${whose(owner)}`.execute(tx);
  }
  return uploads;
}
