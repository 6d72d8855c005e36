import type { DeskNextStep } from '@maidan/contract/desk/access/sign-in';
import type * as z from 'zod/mini';
import type { newPasskeyInput, passkeyInput } from '@maidan/contract/desk/access/passkeys';
import type { Tx } from '../../../db/open-database.ts';
import { ApiError, errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { commitOrRefuse } from '../../login/verify-otp.service.ts';
import { endAllSessions, startSession } from '../desk-sessions.store.ts';
import { takeInvitation } from '../invitations.store.ts';
import { findPasskey, recordPasskeyUse, savePasskey } from '../passkeys.store.ts';
import { hasRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from '../recovery-codes.store.ts';
import { addStaff, findLeagues, findStaff, grant } from '../staff.store.ts';
import type { Ticket } from '../tickets.store.ts';
import { countTicketTry, findTicket, useTicket } from '../tickets.store.ts';
import { writeAct } from '../../log/audit-log.store.ts';
import { beginNewPasskey } from './begin-sign-in.service.ts';
import { checkPasskey, readNewPasskey } from './webauthn.ts';

const tooLate = () => errors.staleLink('This took too long. Please sign in again.');

export const WRONG_RECOVERY_CODE = 'This code is not right, or it was used before.';

export interface SignedInAs {
  readonly staffId: number;
  readonly phone: string;
  readonly token: string;
}

/** The second step of a normal sign-in. */
export async function completeWithPasskey(
  { db, clock, settings }: AppContext,
  { ticket: secret, response, device }: { ticket: string; response: z.output<typeof passkeyInput>; device: string },
): Promise<SignedInAs> {
  const ticket = await findTicket(db, secret, ['sign-in'], clock());
  if (!ticket || ticket.staff_id === null) throw tooLate();
  const staffId = ticket.staff_id;
  const passkey = await findPasskey(db, staffId, response.id);
  const counter = await checkPasskey(settings, ticket.challenge, passkey, response);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    if (!(await useTicket(tx, ticket)) || !(await findStaff(tx, staffId))) throw tooLate();
    await recordPasskeyUse(tx, passkey?.id ?? 0, counter, now);
    return openSession(tx, ticket, { staffId, device }, now);
  });
}

async function openSession(
  tx: Tx,
  { phone }: Ticket,
  who: { staffId: number; device: string },
  now: number,
): Promise<SignedInAs> {
  const token = await startSession(tx, who, now);
  await writeAct(tx, who, { action: 'session.started' }, now);
  return { staffId: who.staffId, phone, token };
}

/** A recovery code replaces the passkey once: it ends all sessions, and a new passkey must be added. */
export async function continueWithRecoveryCode(
  context: AppContext,
  { ticket: secret, code, device }: { ticket: string; code: string; device: string },
): Promise<DeskNextStep> {
  const { db, pepper, clock } = context;
  return commitOrRefuse(db, async (tx): Promise<DeskNextStep | ApiError> => {
    const now = clock();
    const ticket = await findTicket(tx, secret, ['sign-in'], now);
    const member = ticket?.staff_id ? await findStaff(tx, ticket.staff_id) : undefined;
    if (!ticket || !member) return tooLate();
    if (!(await takeRecoveryCode(tx, pepper, member.id, code))) {
      await countTicketTry(tx, ticket);
      return errors.invalidField('recovery_code', WRONG_RECOVERY_CODE);
    }
    await useTicket(tx, ticket);
    await endAllSessions(tx, member.id);
    await writeAct(tx, { staffId: member.id, device }, { action: 'recovery-code.used' }, now);
    return beginNewPasskey(tx, context, { member, phone: ticket.phone, name: member.name, invitationId: null }, now);
  });
}

interface FirstPasskey {
  readonly ticket: string;
  readonly response: z.output<typeof newPasskeyInput>;
  readonly name: string | undefined;
  readonly passkeyName: string | undefined;
  readonly device: string;
}

/** Joins the staff, or returns with a new passkey. Creates recovery codes if the person has none. */
export async function completeWithNewPasskey(
  { db, clock, pepper, settings }: AppContext,
  { ticket: secret, response, name, passkeyName, device }: FirstPasskey,
): Promise<SignedInAs & { readonly recoveryCodes: string[] }> {
  const ticket = await findTicket(db, secret, ['join', 'recover'], clock());
  if (!ticket) throw tooLate();
  const passkey = await readNewPasskey(settings, ticket.challenge, response);
  return db.transaction().execute(async (tx) => {
    const now = clock();
    if (!(await useTicket(tx, ticket))) throw tooLate();
    const staffId = ticket.purpose === 'join' ? await join(tx, ticket, { name, device }, now) : ticket.staff_id;
    if (staffId === null || !(await findStaff(tx, staffId))) throw tooLate();
    const saved = await savePasskey(tx, { ...passkey, staffId, name: passkeyName || device }, now);
    if (!saved) throw errors.invalidField('response', 'This passkey is already in use.');
    const thing = { kind: 'passkey', id: saved.id, name: saved.name };
    await writeAct(tx, { staffId, device }, { action: 'passkey.added', thing }, now);
    const hasCodes = await hasRecoveryCodes(tx, staffId);
    const recoveryCodes = hasCodes ? [] : await replaceRecoveryCodes(tx, pepper, staffId);
    return { ...(await openSession(tx, ticket, { staffId, device }, now)), recoveryCodes };
  });
}

/** Uses up the invitation: its roles become the person's. */
async function join(
  tx: Tx,
  ticket: Ticket,
  { name: typed, device }: { name: string | undefined; device: string },
  now: number,
): Promise<number> {
  const invitation = ticket.invitation_id === null ? undefined : await takeInvitation(tx, ticket.invitation_id, now);
  if (!invitation) throw errors.staleLink('This invitation can no longer be used. Ask an owner for a new one.');
  const member = ticket.staff_id === null ? undefined : await findStaff(tx, ticket.staff_id);
  const name = member?.name ?? (typed?.trim() || invitation.name);
  if (!name) throw errors.invalidField('name', 'Please enter your name.');
  const staffId = member?.id ?? (await addStaff(tx, { name, phone: ticket.phone }, now));
  const leagues = await findLeagues(tx, invitation.leagueIds);
  await grant(tx, staffId, { roles: invitation.roles, leagueIds: leagues.map(({ id }) => id) });
  const after = { roles: invitation.roles.join(', ') };
  const act = {
    action: member ? 'staff.returned' : 'staff.joined',
    thing: { kind: 'staff', id: staffId, name },
    after,
  };
  await writeAct(tx, { staffId, device }, act, now);
  return staffId;
}
