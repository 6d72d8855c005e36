import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import type { Db } from '../../db/open-database.ts';
import { toInstant } from '../../runtime/clock.ts';
import { countCredentials, listRoles, listStaffLeagues, type StaffRow } from './staff.store.ts';

/** What remains visible of a masked number. */
export const phoneEnding = (phone: string | null): string | null => phone?.slice(-2) ?? null;

/** Members of staff as replies of the desk. */
export async function describeStaff(db: Db, rows: readonly StaffRow[]): Promise<StaffMember[]> {
  const ids = rows.map(({ id }) => id);
  const roles = await listRoles(db, ids);
  const leagues = await listStaffLeagues(db, ids);
  const { passkeys, codes } = await countCredentials(db, ids);
  return rows.map(({ id, name, phone, joined_at, last_seen_at }) => ({
    id,
    name,
    phone_ending: phoneEnding(phone),
    roles: roles.get(id) ?? [],
    leagues: leagues.get(id) ?? [],
    passkeys: passkeys.get(id) ?? 0,
    recovery_codes_left: codes.get(id) ?? 0,
    joined_at: toInstant(joined_at),
    last_seen_at: toInstant(last_seen_at),
  }));
}
