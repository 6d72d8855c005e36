import type { Call, SignedInStaff } from '../../http/call.ts';
import type { AppContext } from '../app-context.ts';
import { readDeskBearer } from '../sessions/token.service.ts';
import { findDeskSession } from './desk-sessions.store.ts';
import { listRoles, listStaffLeagues } from './staff.store.ts';

/** Finds the owner of a request's desk token; null when it is missing, a reader's, unknown, ended or expired. */
export function staffAuthenticator({ db, clock }: AppContext) {
  return async (http: Call['http']): Promise<SignedInStaff | null> => {
    const token = readDeskBearer(http.req.header('authorization'));
    const session = token === null ? undefined : await findDeskSession(db, token, clock());
    if (!session) return null;
    const staffId = session.staff_id;
    const roles = (await listRoles(db, [staffId])).get(staffId) ?? [];
    const isOrganiser = roles.includes('organiser');
    const leagues = isOrganiser ? ((await listStaffLeagues(db, [staffId])).get(staffId) ?? []) : [];
    return {
      staffId,
      sessionId: session.id,
      roles,
      leagueIds: leagues.map(({ id }) => id),
      freshUntil: session.fresh_until,
      endsAt: session.expires_at,
      device: session.device,
    };
  };
}
