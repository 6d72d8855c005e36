import { updateProfile } from '@maidan/contract/account/users';
import type { AppContext } from '../app-context.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route, SignedInCall } from '../../http/call.ts';
import { originHost } from '../../http/request/own-origin.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { readUser } from '../users/users.routes.ts';
import { changePhone } from './change-phone.ts';
import { readChange, readNewPhone } from './profile-change.ts';
import { saveProfile } from './profile.store.ts';

export function profileRoutes(parts: AppContext): Route[] {
  const { db } = parts;
  return [
    route(updateProfile, async ({ body }, call) => {
      const { user } = call;
      const change = readChange(body);
      const oldPhone = (await readUser(parts, user.userId)).phone ?? '';
      const phone = readNewPhone(body.phone, oldPhone, parts.settings.phoneCountries);
      const saved = async (message: string, resendAfter: number | null) => ({
        message,
        data: await readUser(parts, user.userId),
        resend_after: resendAfter,
      });
      if (phone !== null && body.pin) {
        await changePhone(parts, user, { oldPhone, phone, pin: body.pin, change });
        return saved('Your profile and phone number are updated.', null);
      }
      await saveProfile(db, user.userId, change);
      if (phone === null) return saved('Your profile is updated.', null);
      const resendAfter = await sendCode(parts, call, phone, Object.keys(change).length > 0);
      return saved('We have sent a code to the new number. It changes when you enter the code.', resendAfter);
    }),
  ];
}

/** Returns seconds until another code may be sent. A failure says that the other fields are saved all the same. */
async function sendCode(parts: AppContext, { http }: SignedInCall, phone: string, isSaved: boolean): Promise<number> {
  const host = originHost(parts.settings, http.req.header('origin'));
  try {
    return await sendOtp(parts, { phone, purpose: 'change-phone', address: http.get('clientIp'), host });
  } catch (error) {
    if (!isSaved || !(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `Everything but the phone number is saved. ${error.message}`, error.details);
  }
}
