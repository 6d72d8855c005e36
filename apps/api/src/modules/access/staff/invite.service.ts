import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import type { Id } from '@maidan/contract/core/wire';
import type { StaffInvitation } from '@maidan/contract/desk/access/staff';
import type { Db, Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { HOUR, toInstant } from '../../../runtime/clock.ts';
import { listInvitations, saveInvitation } from '../invitations.store.ts';
import { phoneEnding } from '../staff-member.reply.ts';
import { findLeagues, type Granted } from '../staff.store.ts';

const LIFE = 72 * HOUR;

/** In the fragment, which browsers never send. */
export const invitationLink = (deskOrigin: string, secret: string): string => `${deskOrigin}/join#${secret}`;

/** @throws ApiError 422 for an organiser without a league, a league without an organiser, or an unknown league */
export async function readGrant(
  tx: Tx,
  { roles, league_ids }: { roles: readonly StaffRole[]; league_ids: readonly Id[] },
): Promise<Granted> {
  const isOrganiser = roles.includes('organiser');
  if (isOrganiser && league_ids.length === 0) {
    throw errors.invalidField('league_ids', 'Please choose the leagues of the organiser.');
  }
  if (!isOrganiser && league_ids.length > 0) {
    throw errors.invalidField('league_ids', 'Only organisers can be limited to leagues.');
  }
  const wanted = new Set(league_ids.map(Number));
  const found = await findLeagues(tx, [...wanted].filter(Number.isSafeInteger));
  if (found.length < wanted.size) throw errors.invalidField('league_ids', 'One of these leagues does not exist.');
  return { roles: [...new Set(roles)], leagueIds: found.map(({ id }) => id) };
}

interface Invited extends Granted {
  readonly phone: string;
  readonly name: string | null;
  /** Null for a command. */
  readonly invitedBy: number | null;
}

/** A new invitation with its link, which is shown only once. */
export async function makeInvitation(tx: Tx, { deskOrigin }: { deskOrigin: string }, invited: Invited, now: number) {
  const { id, secret } = await saveInvitation(tx, { ...invited, life: LIFE }, now);
  const rows = await listInvitations(tx, id + 1, now);
  const [made] = await describeInvitations(tx, rows.slice(0, 1));
  if (!made) throw errors.internal();
  return { ...made, link: invitationLink(deskOrigin, secret) };
}

type Row = Awaited<ReturnType<typeof listInvitations>>[number];

export async function describeInvitations(db: Db, rows: readonly Row[]) {
  const leagues = await findLeagues(db, [...new Set(rows.flatMap(({ leagueIds }) => leagueIds))]);
  return rows.map(
    ({
      id,
      name,
      phone,
      roles,
      leagueIds,
      invited_by,
      inviter,
      created_at,
      expires_at,
    }): StaffInvitation & { id: number } => ({
      id,
      name,
      phone_ending: phoneEnding(phone) ?? '',
      roles,
      leagues: leagues.filter((league) => leagueIds.includes(league.id)),
      invited_by: invited_by === null || inviter === null ? null : { id: invited_by, name: inviter },
      created_at: toInstant(created_at),
      expires_at: toInstant(expires_at),
    }),
  );
}
