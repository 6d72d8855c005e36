import { type ApiError, errors } from '../../../http/errors/errors.ts';
import { HOUR } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { callerWindow, takeFromWindow } from '../../login/send-budget.store.ts';
import { commitOrRefuse } from '../../login/verify-otp.service.ts';
import { takeRecoveryCode } from '../recovery-codes.store.ts';
import { findStaffByPhone } from '../staff.store.ts';
import { writeAct } from '../../log/audit-log.store.ts';
import { WRONG_RECOVERY_CODE } from './complete-sign-in.service.ts';

/**
 * The recovery codes that one IPv4 address, which a venue may share, or one IPv6 /64 may enter in an hour. Strangers
 * could use up a limit per number, and 80 bits need none.
 */
const PER_CALLER = { ipv4: 100, ipv6: 10 } as const;

interface Exchange {
  readonly phone: string;
  readonly code: string;
  /** The caller's device, for the log. */
  readonly device: string;
  /** The caller's address; empty if unknown. */
  readonly address: string;
}

/**
 * Uses up a recovery code, which proves that a new device belongs to the person.
 * @throws ApiError 422 for a wrong code, and for a number that is not on the staff; 429
 */
export async function spendRecoveryCode(
  { db, pepper, clock }: AppContext,
  { phone, code, device, address }: Exchange,
): Promise<void> {
  await commitOrRefuse(db, async (tx): Promise<null | ApiError> => {
    const now = clock();
    if (address !== '') {
      const { name, family } = callerWindow('recovery-address', pepper, address);
      const refusal = 'Too many recovery codes were entered from here. Please try again later.';
      await takeFromWindow(tx, { name, limit: PER_CALLER[family], window: HOUR, refusal }, now);
    }
    const member = await findStaffByPhone(tx, phone);
    // The same statements for every number, so that timing does not reveal the staff.
    const isRight = await takeRecoveryCode(tx, pepper, member?.id ?? 0, code);
    if (!member || !isRight) return errors.invalidField('recovery_code', WRONG_RECOVERY_CODE);
    await writeAct(tx, { staffId: member.id, device }, { action: 'recovery-code.used' }, now);
    return null;
  });
}
