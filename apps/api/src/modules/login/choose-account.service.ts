import type { Tx } from '../../db/open-database.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { checkAccountPin } from './account-pin.service.ts';
import { returnSanctions } from '../moderation/number-sanctions.store.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { findFormerHolder, findHolder, giveNumber, releaseNumber } from '../users/former-number.store.ts';
import type { Holder } from '../users/former-number.store.ts';
import { createUser } from './new-user.ts';
import type { OtpLane } from './otp.store.ts';

/** What a person enters in addition to the code. */
export interface AccountForm {
  readonly lane: OtpLane;
  readonly name: string;
  readonly email: string;
  /** '' unless the person wants an account that has a PIN. */
  readonly accountPin: string;
  /** The former number of that account, if different; canonical. */
  readonly formerPhone: string | null;
  /** The person does not know the PIN of the account with this number. */
  readonly startsNew: boolean;
}

export interface ChosenAccount {
  readonly userId: number;
  readonly isNew: boolean;
}

/**
 * Whether a number may belong to someone else by now. A device that has logged in with it before proves that it does
 * not.
 */
const mayHaveNewOwner = ({ isIdle }: Holder, device: string): boolean => isIdle && device === '';

/** Whether a login finds an account, which may still require its PIN. */
export const findsAccount = (holder: Holder | null, device: string): boolean =>
  holder !== null && (holder.hasPin || !mayHaveNewOwner(holder, device));

/**
 * The account that a verified number opens, within `commitOrRefuse`: its own, a new one, or the one whose PIN was
 * entered.
 * @returns an error that names the field to enter or correct
 */
export async function chooseAccount(
  tx: Tx,
  pepper: string,
  form: AccountForm,
  now: number,
): Promise<ChosenAccount | ApiError> {
  const { phone, device } = form.lane;
  const holder = await findHolder(tx, phone, now);
  if (form.accountPin !== '') return claimAccount(tx, pepper, { form, holder }, now);
  if (holder && !mayHaveNewOwner(holder, device)) return { userId: holder.userId, isNew: false };
  if (holder?.hasPin && !form.startsNew) return errors.accountPinNeeded();
  if (holder) await releaseNumber(tx, holder.userId, phone, now);
  // Correcting a name or e-mail costs one try but does not end the code, so the same SMS still works.
  const userId = await createUser(tx, { phone, name: form.name, email: form.email }, now);
  if (userId instanceof ApiError) return userId;
  await returnSanctions(tx, pepper, { userId, phone }, now);
  return { userId, isNew: true };
}

/** Opens an idle or numberless account with its PIN. The number moves to it from any other account. */
async function claimAccount(
  tx: Tx,
  pepper: string,
  { form, holder }: { form: AccountForm; holder: Holder | null },
  now: number,
): Promise<ChosenAccount | ApiError> {
  const { phone } = form.lane;
  const former = form.formerPhone ?? phone;
  const idle = former === phone ? holder : await findHolder(tx, former, now);
  const userId = idle?.isIdle && idle.hasPin ? idle.userId : await findFormerHolder(tx, former);
  const wrong = await checkAccountPin(tx, pepper, { userId, pin: form.accountPin }, now);
  if (wrong || userId === null) return wrong ?? errors.internal();
  if (holder && holder.userId !== userId) await releaseNumber(tx, holder.userId, phone, now);
  await giveNumber(tx, userId, phone);
  await endOtherSessions(tx, userId, null, now);
  const content = '<p>Your account was opened again with its PIN. All other devices were logged out.</p>';
  await addNotification(tx, { userId, content }, now);
  return { userId, isNew: false };
}
