import type { Db, Tx } from '../../db/open-database.ts';

const columns = ['id', 'credential_id', 'public_key', 'counter', 'transports'] as const;

export interface NewPasskey {
  readonly staffId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly synced: boolean;
}

export interface KnownPasskey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

/** The data with which a browser finds the person's passkeys. */
export async function listCredentials(db: Db, staffId: number): Promise<KnownPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ credentialId: row.credential_id, transports: JSON.parse(row.transports) as string[] }));
}

export async function findPasskey(db: Db, staffId: number, credentialId: string) {
  return db
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export async function listPasskeys(db: Db, staffId: number) {
  return db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

export type ListedPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** @returns undefined when the passkey already exists */
export async function savePasskey(tx: Tx, passkey: NewPasskey, now: number): Promise<ListedPasskey | undefined> {
  const { staffId, credentialId, publicKey, counter, transports, name, synced } = passkey;
  return tx
    .insertInto('staff_passkeys')
    .values({
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      name,
      synced: synced ? 1 : 0,
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'synced', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

export async function recordPasskeyUse(tx: Tx, id: number, counter: number, now: number): Promise<void> {
  await tx.updateTable('staff_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** @returns its name; undefined when the person has no such passkey */
export async function removePasskeyRow(tx: Tx, staffId: number, id: number): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

export async function removeAllPasskeys(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}
