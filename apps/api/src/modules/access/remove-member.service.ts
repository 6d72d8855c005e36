import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { endAllSessions } from './desk-sessions.store.ts';
import { removeInvitationsBy } from './invitations.store.ts';
import { removeAllPasskeys } from './passkeys.store.ts';
import { removeRecoveryCodes } from './recovery-codes.store.ts';
import { countOtherOwners, findStaff, removeStaffRow } from './staff.store.ts';

/**
 * Protects the last owner, without whom no one could be invited.
 * @throws ApiError 409 for the last one
 */
export async function requireOtherOwner(tx: Tx, staffId: number): Promise<void> {
  if ((await countOtherOwners(tx, staffId)) > 0) return;
  throw errors.conflict('conflict', { text: 'The last owner cannot leave. Make someone else an owner first.' });
}

/**
 * Removes a person from the staff, with all their means of signing in.
 * @returns the name
 * @throws ApiError 404, 409 for the last owner
 */
export async function removeMember(tx: Tx, staffId: number, now: number): Promise<string> {
  const member = await findStaff(tx, staffId);
  if (!member) throw errors.notFound('member of staff');
  await requireOtherOwner(tx, staffId);
  await signOutForGood(tx, staffId);
  await removeStaffRow(tx, staffId, now);
  return member.name;
}

/**
 * Ends the person's sessions and removes passkeys and codes: only a new invitation lets them in again. The invitations
 * that they made end too, because a link made beforehand would be a way back.
 */
export async function signOutForGood(tx: Tx, staffId: number): Promise<void> {
  await endAllSessions(tx, staffId);
  await removeAllPasskeys(tx, staffId);
  await removeRecoveryCodes(tx, staffId);
  await removeInvitationsBy(tx, staffId);
}
