import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { personalTables, type PersonalTable } from '../../db/schema.ts';
import type { Owner } from '../../db/migrations/table-rules.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';

type Row = Record<string, unknown>;

/** @throws ApiError 401 when the account is gone */
export async function findOwner(db: Db, userId: number): Promise<Owner> {
  const row = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst();
  if (!row) throw errors.unauthenticated();
  return { userId, phone: row.phone };
}

/** The condition that selects the person's rows. */
export function isOwnedBy(
  person: Owner,
  { owner = { user_id: 'userId' }, through }: PersonalTable,
): RawBuilder<unknown> {
  if (through) {
    return sql`${sql.ref(through.column)} in (select id from ${sql.table(through.table)} where user_id = ${person.userId})`;
  }
  const matches = Object.entries(owner).map(([column, key]) => sql`${sql.ref(column)} = ${person[key]}`);
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** Copies all of the person's rows, by table, in one consistent snapshot. The write limits bound its size. */
export async function copyAccount(db: Db, person: Owner, mediaUrl: MediaUrl): Promise<Record<string, Row[]>> {
  const copy: Record<string, Row[]> = {};
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const table of personalTables) {
        const { rows } = await sql<Row>`select * from ${sql.table(table.name)}
          where ${isOwnedBy(person, table)} order by ${sql.ref(table.order)}`.execute(tx);
        copy[table.name] = rows.map((row) => readable(row, table.secret ?? [], mediaUrl));
      }
    });
  return copy;
}

/** Times in ISO 8601, pictures as addresses, without secrets. */
function readable(row: Row, secret: readonly string[], mediaUrl: MediaUrl): Row {
  const entries = Object.entries(row).filter(([column]) => !secret.includes(column));
  return Object.fromEntries(
    entries.map(([column, value]) => {
      if (column.endsWith('_at') && typeof value === 'number') return [column, toInstant(value)];
      const isPicture = column === 'message' && row['type'] === 'image';
      return [column, isPicture && typeof value === 'string' ? mediaUrl(value) : value];
    }),
  );
}

/**
 * Locks the account's row before anything is counted: a simultaneous like or follow is either done, and counted, or
 * finds no account. It changes the unique phone, since only that keeps other rows from referring to the account.
 * @returns null when the account is gone or its phone has changed
 */
export async function lockAccount(tx: Tx, userId: number, phone: string): Promise<Owner | null> {
  const row = await tx
    .updateTable('users')
    .set({ phone: `deleted ${userId}` })
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  return row ? { userId, phone } : null;
}

/**
 * Deletes every row of the person and takes their likes, follows and votes off the counters.
 * @returns the names of their uploads, to be removed after the commit
 */
export async function removeAccount(tx: Tx, person: Owner): Promise<string[]> {
  const uploads: string[] = [];
  for (const table of personalTables) {
    const { counter, upload } = table;
    const rowsOf = sql`from ${sql.table(table.name)} where ${isOwnedBy(person, table)}`;
    if (counter) {
      const column = sql.ref(counter.column);
      await sql`update ${sql.table(counter.table)} set ${column} = ${column} - 1
        where id in (select ${sql.ref(counter.row)} ${rowsOf})`.execute(tx);
    }
    if (upload) {
      const { rows } = await sql<{ upload: string }>`select ${sql.ref(upload)} as upload ${rowsOf}`.execute(tx);
      uploads.push(...rows.map((row) => row.upload));
    }
    await sql`delete ${rowsOf}`.execute(tx);
  }
  return uploads;
}
