import { updateProfile } from '@maidan/contract/account/users';
import {
  cancelPhoneChange,
  delayPhoneChange,
  phoneChange,
  undoPhoneChange,
} from '@maidan/contract/account/phone-change';
import { t } from '@maidan/i18n/text';
import { phoneLeavingMessage } from '../../adapters/sms/messages.ts';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { ApiError, errors, say } from '../../http/errors/errors.ts';
import { acceptedLanguage } from '../../http/request/accepted-language.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { laneOf } from '../login/known-device.service.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { defineModule } from '../module.ts';
import { admitName } from '../moderation/admit-name.service.ts';
import { readUser } from '../users/users.service.ts';
import { changePhone, confirmNewPhone } from './change-phone.ts';
import * as delayed from './delay-phone-change.service.ts';
import { dropChange, findWaitingChange, isConfirmed } from './phone-change.store.ts';
import { readChange, readNewPhone } from './profile-change.ts';
import { saveProfile } from './profile.store.ts';

/** A new phone takes effect with codes from it and from the old phone, or with only its own after 72 hours. */
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
        if (Object.keys(change).length > 0) await requireConsent(db, settings, userId, clock());
        const lane = (number: string) => laneOf(http, context.pepper, number);
        const { name, phone: known } = await readUser(context, userId);
        const oldPhone = known ?? '';
        if (change.name !== undefined && change.name !== name) await admitName(db, change.name);
        const phone = readNewPhone(body.phone, oldPhone, settings.phoneCountries);
        const saved = async (message: string, sent: Partial<SentCode> = {}) => ({
          message,
          data: await readUser(context, userId),
          resend_after: sent.resendAfter ?? null,
          code_sent_to: sent.to ?? null,
        });
        if (phone !== null && body.old_pin) {
          const numbers = { ...user, lane: lane(oldPhone), oldPhone, phone };
          const language = acceptedLanguage(http.req.header('accept-language'));
          await changePhone(context, { ...numbers, oldPin: body.old_pin, change, language });
          return saved(sayTo(http, () => t('replies.profileAndPhone')));
        }
        await saveProfile(db, userId, change);
        if (phone === null) return saved(sayTo(http, () => t('replies.profile')));
        // The call may be a retry with a proof of work.
        if (body.pin && !(await isConfirmed(db, userId, phone, clock()))) {
          await confirmNewPhone(context, user, { lane: lane(phone), pin: body.pin });
        }
        const isSaved = Object.keys(change).length > 0;
        const sent = await sendNextCode(context, http, { ...body, userId, oldPhone, phone, isSaved });
        return saved(sent.text, sent);
      }),

      route(phoneChange, (_, { user }) => waiting(user.userId)),

      route(delayPhoneChange, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
        const oldPhone = (await readUser(context, userId)).phone ?? '';
        const phone = readNewPhone(body.phone, oldPhone, settings.phoneCountries);
        if (phone === null) throw errors.invalidPhone();
        // A retry must send no second SMS, and must not replace the owner's link.
        const scheduled = await findWaitingChange(db, userId);
        const language = acceptedLanguage(http.req.header('accept-language'));
        if (scheduled?.phone !== phone) await delayed.delayPhoneChange(context, { userId, oldPhone, phone, language });
        return waiting(userId);
      }),

      route(cancelPhoneChange, { whileSuspended: true }, async (_, { user }) => {
        await dropChange(db, user.userId);
        return null;
      }),

      route(undoPhoneChange, async ({ body }, { http }) => {
        await delayed.undoPhoneChange(context, body.token);
        return { message: sayTo(http, () => t('replies.numberStays')) };
      }),
    ];
  },
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

/** Sends the next missing code: to the new number, or once that is confirmed, to the old one. */
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
      const text = sayTo(http, () => t('replies.codeToOld'));
      return { to: 'old', resendAfter, text };
    }
    const resendAfter = await sendOtp(context, http, { phone, purpose: 'change-phone', newNumberOf: userId, proof });
    return { to: 'new', resendAfter, text: sayTo(http, () => t('replies.codeToNew')) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The code of the new number has been used, so the person must be able to continue from here.
    if (pin && error.code !== 'proof_needed') {
      const text = sayTo(http, () => t('replies.confirmedBut', { why: say(error.text) }));
      return { to: 'old', resendAfter: error.details.retryAfter ?? 0, text };
    }
    if (!isSaved) throw error;
    const text = () => t('refused.partlySaved', { why: say(error.text) });
    throw new ApiError(error.code, { ...error.details, text });
  }
}
