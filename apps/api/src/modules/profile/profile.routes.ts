import { updateProfile } from '@maidan/contract/account/users';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { ApiError } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { defineModule } from '../module.ts';
import { readUser } from '../users/users.service.ts';
import { changePhone } from './change-phone.ts';
import { readChange, readNewPhone } from './profile-change.ts';
import { saveProfile } from './profile.store.ts';

/** A new phone takes effect only with its code. */
export const profileModule = defineModule({
  name: 'profile',
  routes: (context) => [
    route(updateProfile, async ({ body }, { http, user }) => {
      const change = readChange(body);
      const oldPhone = (await readUser(context, user.userId)).phone ?? '';
      const phone = readNewPhone(body.phone, oldPhone, context.settings.phoneCountries);
      const saved = async (message: string, resendAfter: number | null) => ({
        message,
        data: await readUser(context, user.userId),
        resend_after: resendAfter,
      });
      if (phone !== null && body.pin) {
        await changePhone(context, user, { oldPhone, phone, pin: body.pin, change });
        return saved('Your profile and phone number are updated.', null);
      }
      await saveProfile(context.db, user.userId, change);
      if (phone === null) return saved('Your profile is updated.', null);
      const resendAfter = await sendCode(context, http, phone, Object.keys(change).length > 0);
      return saved('We have sent a code to the new number. It changes when you enter the code.', resendAfter);
    }),
  ],
});

/** Returns seconds until another code may be sent. An error says that the other fields are saved. */
async function sendCode(context: AppContext, http: Call['http'], phone: string, isSaved: boolean): Promise<number> {
  try {
    return await sendOtp(context, http, { phone, purpose: 'change-phone' });
  } catch (error) {
    if (!isSaved || !(error instanceof ApiError)) throw error;
    const text = `Everything but the phone number is saved. ${error.message}`;
    throw new ApiError(error.code, { ...error.details, text });
  }
}
