import type { Db, Tx } from '../../db/open-database.ts';

export async function findBirthYear(db: Db, userId: number): Promise<number | null> {
  const row = await db.selectFrom('birth_years').select('birth_year').where('user_id', '=', userId).executeTakeFirst();
  return row?.birth_year ?? null;
}

/** @returns false when a year has already been stated */
export async function saveBirthYear(tx: Tx, userId: number, birthYear: number, now: number): Promise<boolean> {
  const row = await tx
    .insertInto('birth_years')
    .values({ user_id: userId, birth_year: birthYear, stated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest guardian that the person named, among those who still have time to answer or whose answer is kept. */
export async function findGuardian(db: Db, userId: number, now: number) {
  const row = await db
    .selectFrom('guardian_consents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a guardian refused or withdrew, and that is still kept. */
export async function hasRefusal(db: Db, userId: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('guardian_consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
export type Guardian = NonNullable<Awaited<ReturnType<typeof findGuardian>>>;

/** Replaces guardians who were asked and have not answered. A consent that was given in the meantime stays. */
export async function saveAsked(
  tx: Tx,
  { userId, phone, linkHash, expiresAt }: { userId: number; phone: string; linkHash: string; expiresAt: number },
  now: number,
): Promise<void> {
  const latest = await findGuardian(tx, userId, now);
  if (latest?.given_at && latest.ended_at === null) return;
  await tx
    .deleteFrom('guardian_consents')
    .where('user_id', '=', userId)
    .where('given_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  const unanswered = { guardian_name: null, version: null, given_at: null, ended_at: null };
  await tx
    .insertInto('guardian_consents')
    .values({ user_id: userId, phone, link_hash: linkHash, asked_at: now, expires_at: expiresAt, ...unanswered })
    .execute();
}

/** What a link is for; null when it no longer works, for example because another guardian has been asked since. */
export async function findByLink(db: Db, linkHash: string, now: number) {
  const row = await db
    .selectFrom('guardian_consents as guardian')
    .innerJoin('users', 'users.id', 'guardian.user_id')
    .innerJoin('birth_years', 'birth_years.user_id', 'guardian.user_id')
    .selectAll('guardian')
    .select(['users.name', 'birth_years.birth_year'])
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', now)
    .orderBy('guardian.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return (await findGuardian(db, row.user_id, now))?.id === row.id ? row : null;
}

export async function saveGiven(
  tx: Tx,
  id: number,
  { name, version, expiresAt }: { name: string; version: string; expiresAt: number },
  now: number,
): Promise<void> {
  await tx
    .updateTable('guardian_consents')
    .set({ guardian_name: name, version, given_at: now, ended_at: null, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function saveEnded(tx: Tx, id: number, expiresAt: number, now: number): Promise<void> {
  await tx
    .updateTable('guardian_consents')
    .set({ ended_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** The stated year of birth of the account that has this number. */
export async function findBirthYearByPhone(db: Db, phone: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('birth_years', 'birth_years.user_id', 'users.id')
    .select('birth_year')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.birth_year ?? null;
}
