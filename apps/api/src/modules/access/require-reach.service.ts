import { reachTexts, type ReachLimit } from '@maidan/contract/rules/reach';
import type { Db } from '../../db/open-database.ts';
import type { SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { hasCase } from '../moderation/person-case.store.ts';
import { findUser } from '../users/users.store.ts';
import { findStaffByPhone } from './staff.store.ts';

/** The subject of a decision. */
interface Subject {
  /** The user whose account it is. */
  readonly userId: number;
  /** Whether it concerns a permanent sanction. */
  readonly isEndless?: boolean;
  /** Whether the moderator has no report, appeal or earlier sanction of this person to act on. */
  readonly isUnprompted?: boolean;
}

/** Why a member of staff may not decide about an account; not even owners may about their own. Null if they may. */
export async function findReachLimit(
  db: Db,
  { staffId, roles }: SignedInStaff,
  { userId, isEndless = false, isUnprompted = false }: Subject,
): Promise<ReachLimit | null> {
  const user = await findUser(db, userId);
  const member = user && (await findStaffByPhone(db, user.phone));
  if (member?.id === staffId) return 'own';
  if (roles.includes('owner')) return null;
  if (member) return 'staff';
  if (isEndless) return 'endless';
  return isUnprompted && !(await hasCase(db, userId, staffId)) ? 'unreported' : null;
}

/**
 * @throws ApiError 403 for the member's own account and, unless an owner decides, for accounts of staff, for permanent
 * sanctions, and without a reason to act
 */
export async function requireReach(db: Db, staff: SignedInStaff, subject: Subject): Promise<void> {
  const limit = await findReachLimit(db, staff, subject);
  if (limit !== null) throw errors.forbidden(reachTexts[limit]);
}
