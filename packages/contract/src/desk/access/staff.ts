import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line, nameLine, phoneInput } from '../../core/request.ts';
import { staffRoles } from './staff-roles.ts';
import { id, optionalText, requiredText, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { NAME_MAX } from '../../rules/limits.ts';
import { LEAGUES_MAX } from '../limits.ts';
import { staffLeague, staffMember, staffName } from './staff-member.ts';

const owners = { service: 'main', auth: 'staff', roles: ['owner'], extension: true } as const;
const byId = z.strictObject({ id: idInput });
const page = z.object({ cursor: z.optional(line(60)) });

const granted = {
  roles: z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(staffRoles.length)),
  /** Required for organisers only. */
  league_ids: z.prefault(z.array(idInput).check(z.maxLength(LEAGUES_MAX)), []),
};

export const staffList = defineEndpoint({
  ...owners,
  id: 'staffList',
  method: 'GET',
  path: 'desk/staff',
  query: page,
  response: z.object({ data: list(staffMember), cursor: optionalText }),
  summary: 'The staff, by name',
});

/** 409 for removing the role of the last owner. */
export const changeRoles = defineEndpoint({
  ...owners,
  id: 'changeRoles',
  method: 'POST',
  path: 'desk/staff/{id}/roles',
  params: byId,
  fresh: true,
  body: z.strictObject(granted),
  response: staffMember,
  summary: 'Changes the roles of a member of staff',
});

export const removeStaff = defineEndpoint({
  ...owners,
  id: 'removeStaff',
  method: 'DELETE',
  path: 'desk/staff/{id}',
  params: byId,
  fresh: true,
  response: nothing,
  empty: 204,
  summary: 'Removes a person from the staff and ends their sessions',
});

const invitation = z.object({
  id,
  name: optionalText,
  phone_ending: requiredText,
  roles: list(word(staffRoles, 'editor')),
  leagues: list(staffLeague),
  invited_by: z.nullable(staffName),
  created_at: instant,
  expires_at: instant,
});
export type StaffInvitation = z.output<typeof invitation>;

/** The link is returned once, for the owner to hand over. */
const newInvitation = z.object({ ...invitation.shape, link: requiredText });

/** For someone who lost their passkeys and recovery codes: removes both, ends their sessions and creates an invitation. */
export const resetStaff = defineEndpoint({
  ...owners,
  id: 'resetStaff',
  method: 'POST',
  path: 'desk/staff/{id}/reset',
  secret: true,
  params: byId,
  fresh: true,
  response: newInvitation,
  summary: 'Resets the sign-in of a member of staff, who then adds a new passkey',
});

export const invitations = defineEndpoint({
  ...owners,
  id: 'invitations',
  method: 'GET',
  path: 'desk/invitations',
  query: page,
  response: z.object({ data: list(invitation), cursor: optionalText }),
  summary: 'Open invitations, newest first',
});

/** Works once, for 72 hours. Another invitation to the same number replaces it. */
export const invite = defineEndpoint({
  ...owners,
  id: 'invite',
  method: 'POST',
  path: 'desk/invitations',
  secret: true,
  fresh: true,
  body: z.strictObject({ phone: phoneInput, name: z.optional(nameLine(NAME_MAX)), ...granted }),
  response: newInvitation,
  summary: 'Invites a phone number to the staff',
});

export const revokeInvitation = defineEndpoint({
  ...owners,
  id: 'revokeInvitation',
  method: 'DELETE',
  path: 'desk/invitations/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Revokes an invitation',
});
