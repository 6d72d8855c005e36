import { answeringRoles, type StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

export interface Granted {
  readonly roles: readonly StaffRole[];
  /** The leagues of an organiser; empty for other roles. */
  readonly leagueIds: readonly number[];
}

const active = (db: Db) => db.selectFrom('staff').where('staff.removed_at', 'is', null);

/** A member of staff with this number. */
export async function findStaffByPhone(db: Db, phone: string) {
  return active(db).select(['id', 'name']).where('phone', '=', phone).executeTakeFirst();
}

export async function findStaff(db: Db, id: number) {
  return active(db)
    .select(['id', 'name', 'phone', 'joined_at', 'last_seen_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

const withRole = (db: Db, roles: readonly StaffRole[]) =>
  db
    .selectFrom('staff_roles')
    .select('staff_id')
    .where('role', 'in', [...roles]);

/** Whether conversations can be assigned to a member of staff. */
export async function mayAnswer(db: Db, staffId: number): Promise<boolean> {
  const row = await withRole(db, answeringRoles).where('staff_id', '=', staffId).executeTakeFirst();
  return row !== undefined;
}

/** Sorted by name, after the person with this id; `roles`, if not empty, filters by role. */
export async function listStaff(db: Db, after: number | undefined, roles?: readonly StaffRole[]): Promise<StaffRow[]> {
  let query = active(db)
    .select(['id', 'name', 'phone', 'joined_at', 'last_seen_at'])
    .orderBy('name')
    .orderBy('id')
    .limit(DESK_PAGE_SIZE + 1);
  if (after !== undefined) {
    // Includes people who have been removed: their rows stay.
    const last = db.selectFrom('staff as last').select(['last.name', 'last.id']).where('last.id', '=', after);
    query = query.where(({ refTuple }) => sql<boolean>`${refTuple('name', 'id')} > ${last}`);
  }
  if (roles) query = query.where('staff.id', 'in', withRole(db, roles));
  return query.execute();
}

export async function addStaff(tx: Tx, { name, phone }: { name: string; phone: string }, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('staff')
    .values({ name, phone, joined_at: now, last_seen_at: now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes the person's credentials, roles and number; the name stays for the log. */
export async function removeStaffRow(tx: Tx, id: number, now: number): Promise<void> {
  await tx.updateTable('staff').set({ removed_at: now, phone: null }).where('id', '=', id).execute();
  const owned = ['staff_roles', 'staff_leagues', 'conversation_assignments', 'staff_idempotency_keys'] as const;
  for (const table of owned) await tx.deleteFrom(table).where('staff_id', '=', id).execute();
}

export async function listRoles(db: Db, ids: readonly number[]): Promise<Map<number, StaffRole[]>> {
  const roles = new Map<number, StaffRole[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return roles;
  const rows = await db
    .selectFrom('staff_roles')
    .selectAll()
    .where('staff_id', 'in', [...ids])
    .orderBy('role')
    .execute();
  for (const { staff_id, role } of rows) roles.get(staff_id)?.push(role);
  return roles;
}

export async function listStaffLeagues(db: Db, ids: readonly number[]) {
  const leagues = new Map<number, { id: number; name: string }[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return leagues;
  const rows = await db
    .selectFrom('staff_leagues')
    .innerJoin('leagues', 'leagues.id', 'staff_leagues.league_id')
    .select(['staff_id', 'leagues.id', 'leagues.name'])
    .where('staff_id', 'in', [...ids])
    .orderBy('leagues.name')
    .execute();
  for (const { staff_id, id, name } of rows) leagues.get(staff_id)?.push({ id, name });
  return leagues;
}

export async function grant(tx: Tx, staffId: number, { roles, leagueIds }: Granted): Promise<void> {
  await tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).execute();
  await tx.deleteFrom('staff_leagues').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_roles')
    .values([...new Set(roles)].map((role) => ({ staff_id: staffId, role })))
    .execute();
  const leagues = [...new Set(leagueIds)].map((id) => ({ staff_id: staffId, league_id: id }));
  if (leagues.length > 0) await tx.insertInto('staff_leagues').values(leagues).execute();
  // Otherwise no one would answer the conversations of a member who has left.
  if (!answeringRoles.some((role) => roles.includes(role))) {
    await tx.deleteFrom('conversation_assignments').where('staff_id', '=', staffId).execute();
  }
}

/** The ids of these leagues that exist, with their names. */
export async function findLeagues(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('leagues')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute();
}

/** Locks the owners, so that when two leave at once, one of them stays. */
export async function countOtherOwners(tx: Tx, staffId: number): Promise<number> {
  const owners = await tx
    .updateTable('staff_roles')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('staff_id')
    .execute();
  return owners.filter((owner) => owner.staff_id !== staffId).length;
}

export async function countCredentials(db: Db, ids: readonly number[]) {
  const count = async (table: 'staff_passkeys' | 'staff_recovery_codes') => {
    if (ids.length === 0) return new Map<number, number>();
    const rows = await db
      .selectFrom(table)
      .select((select) => ['staff_id' as const, select.fn.countAll<number>().as('found')])
      .where('staff_id', 'in', [...ids])
      .groupBy('staff_id')
      .execute();
    return new Map(rows.map(({ staff_id, found }) => [staff_id, Number(found)]));
  };
  return { passkeys: await count('staff_passkeys'), codes: await count('staff_recovery_codes') };
}

/** Locks a member of staff, so that hourly limits are counted exactly. */
export async function lockStaff(tx: Tx, staffId: number, now: number): Promise<void> {
  await tx.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
}
