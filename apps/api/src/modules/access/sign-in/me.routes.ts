import {
  addPasskey,
  beginPasskey,
  beginStepUp,
  deskMe,
  deskSessions,
  deskSignOut,
  endDeskSession,
  leaveDesk,
  newRecoveryCodes,
  passkeys,
  removePasskey,
  stepUp,
  type Passkey,
} from '@maidan/contract/desk/access/me';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { defineModule } from '../../module.ts';
import { endSession, listDeskSessions, refresh } from '../desk-sessions.store.ts';
import {
  findPasskey,
  listCredentials,
  listPasskeys,
  recordPasskeyUse,
  removePasskeyRow,
  savePasskey,
  type ListedPasskey,
} from '../passkeys.store.ts';
import { replaceRecoveryCodes } from '../recovery-codes.store.ts';
import { removeMember } from '../remove-member.service.ts';
import { describeStaff } from '../staff-member.reply.ts';
import { findStaff, listStaff } from '../staff.store.ts';
import { findTicket, saveTicket, ticketOfSession, useTicket } from '../tickets.store.ts';
import { checkPasskey, newPasskeyOptions, passkeyUseOptions, readNewPasskey } from './webauthn.ts';

/** The fields needed to find a colleague to contact. */
const OWNERS_SHOWN = 3;

/** The signed-in member of staff. */
export const deskMeModule = defineModule({
  name: 'desk-me',
  routes(context) {
    const { db, clock, settings, pepper } = context;
    return [
      route(deskMe, async (_, { staff }) => {
        const { row, member } = await requireMember(context, staff.staffId);
        return {
          ...member,
          last_seen_at: toInstant(row.last_seen_at),
          fresh_until: staff.freshUntil > clock() ? toInstant(staff.freshUntil) : null,
          session_ends_at: toInstant(staff.endsAt),
          owners: (await listStaff(db, undefined, ['owner'])).slice(0, OWNERS_SHOWN).map(({ name }) => name),
        };
      }),
      route(deskSignOut, (_, { staff, act }) =>
        act(async (tx, _now, log) => {
          await endSession(tx, staff.staffId, staff.sessionId);
          await log({ action: 'session.ended', thing: { kind: 'session', id: staff.sessionId } });
          return null;
        }),
      ),
      route(beginStepUp, async (_, { staff }) => {
        const options = await passkeyUseOptions(settings, await listCredentials(db, staff.staffId));
        await keepChallenge(context, staff, 'step-up', options.challenge);
        return { options };
      }),
      route(stepUp, async ({ body }, { staff, act }) => {
        const ticket = await findTicket(db, ticketOfSession(staff.sessionId, 'step-up'), ['step-up'], clock());
        if (!ticket) throw errors.staleLink('This took too long. Please try again.');
        const passkey = await findPasskey(db, staff.staffId, body.response.id);
        const counter = await checkPasskey(settings, ticket.challenge, passkey, body.response);
        return act(async (tx, now, log) => {
          if (!(await useTicket(tx, ticket))) throw errors.staleLink('This took too long. Please try again.');
          await recordPasskeyUse(tx, passkey?.id ?? 0, counter, now);
          await log({ action: 'passkey.used', thing: { kind: 'passkey', id: passkey?.id ?? 0 } });
          return { fresh_until: toInstant(await refresh(tx, staff.sessionId, now)) };
        });
      }),
      route(passkeys, async (_, { staff }) => ({ data: (await listPasskeys(db, staff.staffId)).map(describePasskey) })),
      route(beginPasskey, async (_, { staff }) => {
        const { row } = await requireMember(context, staff.staffId);
        const known = await listCredentials(db, staff.staffId);
        const options = await newPasskeyOptions(settings, pepper, { name: row.name, phone: row.phone ?? '' }, known);
        await keepChallenge(context, staff, 'add-passkey', options.challenge);
        return { options };
      }),
      route(addPasskey, async ({ body }, { staff, act }) => {
        const ticket = await findTicket(db, ticketOfSession(staff.sessionId, 'add-passkey'), ['add-passkey'], clock());
        if (!ticket) throw errors.staleLink('This took too long. Please try again.');
        const passkey = await readNewPasskey(settings, ticket.challenge, body.response);
        return act(async (tx, now, log) => {
          if (!(await useTicket(tx, ticket))) throw errors.staleLink('This took too long. Please try again.');
          const name = body.passkey_name || staff.device;
          const saved = await savePasskey(tx, { ...passkey, staffId: staff.staffId, name }, now);
          if (!saved) throw errors.invalidField('response', 'This passkey is already in use.');
          await log({ action: 'passkey.added', thing: { kind: 'passkey', id: saved.id, name } });
          return describePasskey(saved);
        });
      }),
      route(removePasskey, ({ params }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const id = Number(params.id);
          const name = await removePasskeyRow(tx, staff.staffId, Number.isSafeInteger(id) ? id : 0);
          if (name === undefined) throw errors.notFound('passkey');
          if ((await listPasskeys(tx, staff.staffId)).length === 0) {
            throw errors.conflict('conflict', { text: 'This is your only passkey. Add another one first.' });
          }
          await log({ action: 'passkey.removed', thing: { kind: 'passkey', id, name } });
          return null;
        }),
      ),
      route(newRecoveryCodes, (_, { staff, act }) =>
        act(async (tx, _now, log) => {
          await log({ action: 'recovery-codes.replaced', thing: { kind: 'staff', id: staff.staffId } });
          return { recovery_codes: await replaceRecoveryCodes(tx, pepper, staff.staffId) };
        }),
      ),
      route(deskSessions, async (_, { staff }) => ({
        data: (await listDeskSessions(db, staff.staffId, clock())).map((session) => ({
          id: session.id,
          device: session.device,
          created_at: toInstant(session.created_at),
          last_used_at: toInstant(session.last_used_at),
          current: session.id === staff.sessionId,
        })),
      })),
      route(endDeskSession, ({ params }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const id = typeof params.id === 'number' ? params.id : 0;
          if (!(await endSession(tx, staff.staffId, id))) throw errors.notFound('session');
          await log({ action: 'session.ended', thing: { kind: 'session', id } });
          return null;
        }),
      ),
      route(leaveDesk, (_, { staff, act }) =>
        act(async (tx, now, log) => {
          const name = await removeMember(tx, staff.staffId, now);
          await log({ action: 'staff.left', thing: { kind: 'staff', id: staff.staffId, name } });
          return null;
        }),
      ),
    ];
  },
});

async function requireMember({ db }: AppContext, staffId: number) {
  const row = await findStaff(db, staffId);
  const [member] = row ? await describeStaff(db, [row]) : [];
  if (!row || !member) throw errors.unauthenticated();
  return { row, member };
}

async function keepChallenge(
  context: AppContext,
  { staffId, sessionId }: { staffId: number; sessionId: number },
  purpose: 'step-up' | 'add-passkey',
  challenge: string,
): Promise<void> {
  const { db, clock } = context;
  const about = { ticket: ticketOfSession(sessionId, purpose), purpose, phone: '', staffId, invitationId: null };
  await db.transaction().execute((tx) => saveTicket(tx, { ...about, challenge }, clock()));
}

const describePasskey = ({ id, name, synced, created_at, last_used_at }: ListedPasskey): Passkey => ({
  id,
  name,
  synced: synced === 1,
  created_at: toInstant(created_at),
  last_used_at: toInstant(last_used_at),
});
