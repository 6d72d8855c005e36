import { updateProfile } from '@maidan/contract/account/users';
import {
  cancelPhoneChange,
  delayPhoneChange,
  phoneChange,
  undoPhoneChange,
} from '@maidan/contract/account/phone-change';
import { phoneLeavingMessage } from '../../adapters/sms/messages.ts';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { laneOf } from '../login/known-device.service.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { defineModule } from '../module.ts';
import { readUser } from '../users/users.service.ts';
import { changePhone, confirmNewPhone } from './change-phone.ts';
import * as delayed from './delay-phone-change.service.ts';
import { dropChange, findWaitingChange, isConfirmed } from './phone-change.store.ts';
import { readChange, readNewPhone } from './profile-change.ts';
import { saveProfile } from './profile.store.ts';

/** A new phone takes effect with a code from it and one from the old phone, or from it alone after 72 hours. */
export const profileModule = defineModule({
  name: 'profile',
  routes(context) {
    const { db, clock, settings } = context;
    const waiting = async (userId: number) => {
      const change = await findWaitingChange(db, userId);
      return { phone: change?.phone ?? null, takes_effect_at: change?.due_at ? toInstant(change.due_at) : null };
    };
    return [
      route(updateProfile, async ({ body }, { http, user }) => {
        const { userId } = user;
        const change = readChange(body);
        const lane = (number: string) => laneOf(http, context.pepper, number);
        const oldPhone = (await readUser(context, userId)).phone ?? '';
        const phone = readNewPhone(body.phone, oldPhone, settings.phoneCountries);
        const saved = async (message: string, sent: Partial<SentCode> = {}) => ({
          message,
          data: await readUser(context, userId),
          resend_after: sent.resendAfter ?? null,
          code_sent_to: sent.to ?? null,
        });
        if (phone !== null && body.old_pin) {
          await changePhone(context, { ...user, lane: lane(oldPhone), oldPhone, phone, oldPin: body.old_pin, change });
          return saved('Your profile and phone number are updated.');
        }
        await saveProfile(db, userId, change);
        if (phone === null) return saved('Your profile is updated.');
        // The call may be a repetition with a proof of work.
        if (body.pin && !(await isConfirmed(db, userId, phone, clock()))) {
          await confirmNewPhone(context, user, { lane: lane(phone), pin: body.pin });
        }
        const isSaved = Object.keys(change).length > 0;
        const sent = await sendNextCode(context, http, { ...body, userId, oldPhone, phone, isSaved });
        return saved(sent.text, sent);
      }),

      route(phoneChange, (_, { user }) => waiting(user.userId)),

      route(delayPhoneChange, { whileSuspended: true }, async ({ body }, { user: { userId } }) => {
        const oldPhone = (await readUser(context, userId)).phone ?? '';
        const phone = readNewPhone(body.phone, oldPhone, settings.phoneCountries);
        if (phone === null) throw errors.invalidPhone();
        // A repetition must cost no SMS, and must not replace the link that the owner has.
        const scheduled = await findWaitingChange(db, userId);
        if (scheduled?.phone !== phone) await delayed.delayPhoneChange(context, { userId, oldPhone, phone });
        return waiting(userId);
      }),

      route(cancelPhoneChange, { whileSuspended: true }, async (_, { user }) => {
        await dropChange(db, user.userId);
        return null;
      }),

      route(undoPhoneChange, async ({ body }) => {
        await delayed.undoPhoneChange(context, body.token);
        return { message: 'Your phone number stays as it is. All devices are logged out.' };
      }),
    ];
  },
  personalData: [{ name: 'phone_changes', order: 'confirmed_at', secret: ['undo_hash'] }],
});

interface SentCode {
  readonly to: 'new' | 'old';
  readonly resendAfter: number;
  readonly text: string;
}

interface CodeRequest {
  readonly userId: number;
  readonly oldPhone: string;
  readonly phone: string;
  /** The call has changed other fields. */
  readonly isSaved: boolean;
  readonly pin?: string | undefined;
  readonly proof?: string | undefined;
}

/** Sends the code that is still missing: to the new number, and once that is confirmed to the old one. */
async function sendNextCode(
  context: AppContext,
  http: Call['http'],
  { userId, oldPhone, phone, isSaved, pin, proof }: CodeRequest,
): Promise<SentCode> {
  const { db, clock } = context;
  try {
    if (await isConfirmed(db, userId, phone, clock())) {
      const message = phoneLeavingMessage;
      const resendAfter = await sendOtp(context, http, { phone: oldPhone, purpose: 'leave-phone', message, proof });
      const text = 'The new number is confirmed. To change it now, enter the code we sent to your old number.';
      return { to: 'old', resendAfter, text };
    }
    const resendAfter = await sendOtp(context, http, { phone, purpose: 'change-phone', newNumberOf: userId, proof });
    return { to: 'new', resendAfter, text: 'We have sent a code to the new number.' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The code of the new number is used up, so the person must be able to continue from here.
    if (pin && error.code !== 'proof_needed') {
      const text = `The new number is confirmed. ${error.message}`;
      return { to: 'old', resendAfter: error.details.retryAfter ?? 0, text };
    }
    if (!isSaved) throw error;
    const text = `Everything but the phone number is saved. ${error.message}`;
    throw new ApiError(error.code, { ...error.details, text });
  }
}
