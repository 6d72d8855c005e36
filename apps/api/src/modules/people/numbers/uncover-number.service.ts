import { NUMBERS_PER_HOUR } from '@maidan/contract/desk/limits';
import type { Tx } from '../../../db/open-database.ts';
import type { LogAct, SignedInStaff } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { HOUR } from '../../../runtime/clock.ts';
import { countActs } from '../../log/audit-log.store.ts';
import { lockStaff } from '../../access/staff.store.ts';

const PHONE_SHOWN = 'phone.shown';

/**
 * Reveals one person's number to a member of staff, wherever the desk masks it.
 * @throws ApiError 404 without a number, 429 after ten in an hour
 */
export async function uncoverNumber(
  tx: Tx,
  { staffId }: Pick<SignedInStaff, 'staffId'>,
  { user_id, phone }: { readonly user_id: number; readonly phone: string | null },
  now: number,
  log: LogAct,
): Promise<{ phone: string }> {
  if (!phone) throw errors.notFound('phone number');
  await lockStaff(tx, staffId, now);
  if ((await countActs(tx, staffId, PHONE_SHOWN, now - HOUR)) >= NUMBERS_PER_HOUR) {
    throw errors.tooMany(HOUR / 1000, `You can reveal at most ${NUMBERS_PER_HOUR} phone numbers an hour.`);
  }
  await log({ action: PHONE_SHOWN, thing: { kind: 'person', id: user_id } });
  return { phone };
}
