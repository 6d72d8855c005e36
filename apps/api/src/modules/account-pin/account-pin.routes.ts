import { accountPin, saveAccountPin } from '@maidan/contract/account/account-pin';
import { ACCOUNT_PIN_LENGTH } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import type { AppContext } from '../app-context.ts';
import { findOwner } from '../account/account.store.ts';
import { laneOf } from '../login/known-device.service.ts';
import { endCodes } from '../login/otp.store.ts';
import type { OtpLane } from '../login/otp.store.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp, commitOrRefuse } from '../login/verify-otp.service.ts';
import { defineModule } from '../module.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { hideAccountPin, isWeakPin } from '../login/account-pin.service.ts';
import { hasAccountPin, removeAccountPin, saveAccountPin as storePin } from '../login/account-pin.store.ts';

const WHOLE_PIN = new RegExp(`^\\d{${ACCOUNT_PIN_LENGTH}}$`);

/** The PIN of an account protects it from the next owner of the phone number. */
export const accountPinModule = defineModule({
  name: 'account-pin',
  routes: (context) => [
    route(accountPin, async (_, { user }) => ({ is_set: await hasAccountPin(context.db, user.userId) })),

    route(saveAccountPin, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
      const { db, pepper } = context;
      const pin = readPin(body.account_pin);
      const { phone } = await findOwner(db, userId);
      if (!body.pin) {
        const resendAfter = await sendOtp(context, http, { phone, purpose: 'account-pin', proof: body.proof });
        const message = sayTo(http, () => t('replies.codeSent'));
        return { message, is_set: await hasAccountPin(db, userId), resend_after: resendAfter };
      }
      await changePin(context, { userId, lane: laneOf(http, pepper, phone), code: body.pin, pin });
      const message = sayTo(http, () => (pin === null ? t('replies.pinRemoved') : t('replies.pinSet')));
      return { message, is_set: pin !== null, resend_after: null };
    }),
  ],
});

/** @returns null for a blank one, which removes the PIN; @throws ApiError 422 */
function readPin(typed: string): string | null {
  if (typed === '') return null;
  if (!WHOLE_PIN.test(typed))
    throw errors.invalidField('account_pin', () => t('refused.pinDigits', { digits: ACCOUNT_PIN_LENGTH }));
  if (isWeakPin(typed)) throw errors.invalidField('account_pin', () => t('refused.weakPin'));
  return typed;
}

/**
 * A stolen token alone must not lock its owner out, so the phone has to confirm.
 * @throws ApiError 422 or 429 as at login
 */
async function changePin(
  { db, clock, pepper }: AppContext,
  { userId, lane, code, pin }: { userId: number; lane: OtpLane; code: string; pin: string | null },
): Promise<void> {
  const now = clock();
  await commitOrRefuse(db, async (tx) => {
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'account-pin', pin: code }, now);
    if (wrong) return wrong;
    await endCodes(tx, lane.phone, 'account-pin');
    if (pin === null) await removeAccountPin(tx, userId);
    else await storePin(tx, userId, hideAccountPin(pepper, userId, pin), now);
    const content = `<p>The PIN of your account was ${pin === null ? 'removed' : 'set'}.</p>`;
    await addNotification(tx, { userId, content }, now);
    return null;
  });
}
