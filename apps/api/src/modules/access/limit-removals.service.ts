import { REMOVALS_PER_HOUR } from '@maidan/contract/desk/limits';
import type { Tx } from '../../db/open-database.ts';
import type { LogAct, SignedInStaff } from '../../http/call.ts';
import { HOUR } from '../../runtime/clock.ts';
import { takeFromWindow } from '../login/send-budget.store.ts';

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
  readonly staff: SignedInStaff;
}

/**
 * Counts how much a member of staff hides from readers, so that a stolen session cannot empty a site. Owners are
 * exempt; Today tells them when someone reaches the limit.
 * @throws ApiError 429
 */
export async function countRemoval({ tx, now, log, staff: { staffId, roles } }: Parts): Promise<void> {
  if (roles.includes('owner')) return;
  const refusal = `You can remove ${REMOVALS_PER_HOUR} posts, comments and messages an hour. Ask an owner to remove more.`;
  const limits = { name: `removals:${staffId}`, limit: REMOVALS_PER_HOUR, window: HOUR, refusal };
  const used = await takeFromWindow(tx, limits, now);
  if (used === REMOVALS_PER_HOUR) await log({ action: 'staff.removal-limit' });
}
