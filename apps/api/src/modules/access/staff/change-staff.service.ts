import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { removeInvitation } from '../invitations.store.ts';
import { removeMember } from '../remove-member.service.ts';
import { phoneEnding } from '../staff-member.reply.ts';
import { findStaffByPhone } from '../staff.store.ts';
import { makeInvitation, readGrant } from './invite.service.ts';

interface Step {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

interface Wanted {
  /** Canonical. */
  readonly phone: string;
  readonly name?: string | undefined;
  readonly roles: readonly StaffRole[];
  readonly league_ids: readonly Id[];
  /** Null for a command. */
  readonly invitedBy: number | null;
}

/**
 * Invites a number to the staff; replaces an earlier invitation.
 * @throws ApiError 422 for a number that is on the staff, and for roles and leagues that do not fit
 */
export async function inviteToStaff({ tx, now, log }: Step, wanted: Wanted, settings: { deskOrigin: string }) {
  const { phone, invitedBy } = wanted;
  if (await findStaffByPhone(tx, phone)) {
    throw errors.invalidField('phone', 'This number already belongs to a member of staff.');
  }
  const granted = await readGrant(tx, wanted);
  const name = wanted.name?.trim() || null;
  const made = await makeInvitation(tx, settings, { phone, name, ...granted, invitedBy }, now);
  await log({
    action: 'invitation.made',
    thing: { kind: 'invitation', id: made.id, name: name ?? `number ending in ${phoneEnding(phone)}` },
    after: { roles: granted.roles.join(', ') },
  });
  return made;
}

/** @returns the name @throws ApiError 404, 409 for the last owner */
export async function takeOffStaff({ tx, now, log }: Step, id: number): Promise<string> {
  const name = await removeMember(tx, id, now);
  await log({ action: 'staff.removed', thing: { kind: 'staff', id, name } });
  return name;
}

/** @throws ApiError 404 */
export async function revokeInvitationOf({ tx, log }: Step, id: number): Promise<void> {
  if (!(await removeInvitation(tx, id))) throw errors.notFound('invitation');
  await log({ action: 'invitation.revoked', thing: { kind: 'invitation', id } });
}
