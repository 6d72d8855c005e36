import type { DeskNextStep } from '@maidan/contract/desk/access/sign-in';
import type { Tx } from '../../../db/open-database.ts';
import { ApiError, errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import type { OtpLane } from '../../login/otp.store.ts';
import { endCodes } from '../../login/otp.store.ts';
import { checkOtp, commitOrRefuse } from '../../login/verify-otp.service.ts';
import { newSecret } from '../../sessions/token.service.ts';
import { findInvitation } from '../invitations.store.ts';
import { listCredentials } from '../passkeys.store.ts';
import { findStaffByPhone } from '../staff.store.ts';
import { saveTicket } from '../tickets.store.ts';
import { newPasskeyOptions, passkeyUseOptions } from './webauthn.ts';

interface Begun {
  readonly lane: OtpLane;
  readonly code: string;
  readonly invitation: string | undefined;
}

/** Checks the code and returns the challenge for the person's passkey. Without a passkey an invitation is needed. */
export async function beginSignIn(context: AppContext, { lane, code, invitation }: Begun): Promise<DeskNextStep> {
  const { db, pepper, clock } = context;
  const now = clock();
  return commitOrRefuse(db, async (tx): Promise<DeskNextStep | ApiError> => {
    const refusal = await checkOtp(tx, pepper, { lane, purpose: 'desk', pin: code }, now);
    if (refusal) return refusal;
    const { phone } = lane;
    const member = await findStaffByPhone(tx, phone);
    if (invitation !== undefined) {
      const found = await findInvitation(tx, invitation, now);
      if (found?.phone !== phone) {
        return errors.staleLink('This invitation is for another number, or it can no longer be used.');
      }
      await endCodes(tx, phone, 'desk');
      const name = member?.name ?? found.name ?? 'Staff';
      return beginNewPasskey(tx, context, { member: member ?? null, phone, name, invitationId: found.id }, now);
    }
    if (!member) return errors.forbidden('This number is not on the staff. Ask an owner for an invitation.');
    const known = await listCredentials(tx, member.id);
    if (known.length === 0) return errors.forbidden('You have no passkey. Ask an owner for a new link.');
    await endCodes(tx, phone, 'desk');
    const options = await passkeyUseOptions(context.settings, known);
    const ticket = newSecret();
    const about = { purpose: 'sign-in', phone, staffId: member.id, invitationId: null } as const;
    await saveTicket(tx, { ...about, ticket, challenge: options.challenge }, now);
    return { ticket, next: 'passkey', options };
  });
}

interface Joining {
  readonly member: { readonly id: number } | null;
  readonly phone: string;
  readonly name: string;
  /** Null after a recovery code. */
  readonly invitationId: number | null;
}

/** The challenge for a person's new passkey. */
export async function beginNewPasskey(
  tx: Tx,
  { settings, pepper }: AppContext,
  { member, phone, name, invitationId }: Joining,
  now: number,
): Promise<DeskNextStep> {
  const known = member ? await listCredentials(tx, member.id) : [];
  const options = await newPasskeyOptions(settings, pepper, { name, phone }, known);
  const ticket = newSecret();
  const purpose = invitationId === null ? 'recover' : 'join';
  const about = { purpose, phone, staffId: member?.id ?? null, invitationId } as const;
  await saveTicket(tx, { ...about, ticket, challenge: options.challenge }, now);
  return { ticket, next: 'new_passkey', options };
}
