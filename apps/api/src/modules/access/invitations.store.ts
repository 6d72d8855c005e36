import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Db, Tx } from '../../db/open-database.ts';
import { hashSecret, newSecret } from '../sessions/token.service.ts';
import type { Granted } from './staff.store.ts';

interface NewInvitation extends Granted {
  readonly phone: string;
  readonly name: string | null;
  readonly invitedBy: number | null;
  readonly life: number;
}

const columns = ['id', 'phone', 'name', 'roles', 'league_ids', 'invited_by', 'created_at', 'expires_at'] as const;

/** Replaces an earlier invitation of the number. @returns its id and the secret of its link */
export async function saveInvitation(
  tx: Tx,
  { phone, name, roles, leagueIds, invitedBy, life }: NewInvitation,
  now: number,
): Promise<{ id: number; secret: string }> {
  const secret = newSecret();
  await tx.deleteFrom('staff_invitations').where('phone', '=', phone).execute();
  const granted = { roles: JSON.stringify(roles), league_ids: JSON.stringify(leagueIds) };
  const times = { created_at: now, expires_at: now + life };
  const { id } = await tx
    .insertInto('staff_invitations')
    .values({ secret_hash: hashSecret(secret), phone, name, ...granted, invited_by: invitedBy, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

const readRow = <Row extends { roles: string; league_ids: string }>({ roles, league_ids, ...row }: Row) => ({
  ...row,
  roles: JSON.parse(roles) as StaffRole[],
  leagueIds: JSON.parse(league_ids) as number[],
});

export async function findInvitation(db: Db, secret: string, now: number) {
  const row = await db
    .selectFrom('staff_invitations')
    .select(columns)
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && readRow(row);
}

/** Uses up an invitation. @returns undefined when it has been used or revoked meanwhile */
export async function takeInvitation(tx: Tx, id: number, now: number) {
  const row = await tx
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row && readRow(row);
}

/** Valid invitations, newest first. */
export async function listInvitations(db: Db, before: number | undefined, now: number) {
  let query = db
    .selectFrom('staff_invitations')
    .leftJoin('staff', 'staff.id', 'staff_invitations.invited_by')
    .select(columns.map((column) => `staff_invitations.${column}` as const))
    .select('staff.name as inviter')
    .where('expires_at', '>', now)
    .orderBy('staff_invitations.id', 'desc')
    .limit(DESK_PAGE_SIZE + 1);
  if (before !== undefined) query = query.where('staff_invitations.id', '<', before);
  return (await query.execute()).map(readRow);
}

/** @returns false when there is none */
export async function removeInvitation(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('staff_invitations').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invitations made by a person who is no longer an owner. */
export async function removeInvitationsBy(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('invited_by', '=', staffId).execute();
}
