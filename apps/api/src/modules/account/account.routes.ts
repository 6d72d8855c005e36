import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import type { AppContext } from '../app-context.ts';
import { toInstant } from '../../runtime/clock.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route, SignedInCall } from '../../http/call.ts';
import { originHost } from '../../http/request/own-origin.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp } from '../login/verify-otp.service.ts';
import { clearSessionCookies } from '../sessions/session-cookie.service.ts';
import { readUser } from '../users/users.routes.ts';
import { copyAccount } from './copy-account.ts';
import { findOwner } from './owner.store.ts';
import { removeAccount, takeAccount } from './remove-account.ts';

/** What a person may have of us: a copy of their data, and an end of it. */
export function accountRoutes(parts: AppContext): Route[] {
  const { db, clock, mediaUrl, settings } = parts;
  return [
    route(exportAccount, async (_, { user }) => {
      const owner = await findOwner(db, user.userId);
      return { exported_at: toInstant(clock()), data: await copyAccount(db, owner, mediaUrl) };
    }),

    route(deleteAccount, async ({ body }, call) => {
      const { http, user } = call;
      const phone = (await readUser(parts, user.userId)).phone ?? '';
      if (!body.pin) {
        return {
          message: 'We have sent a code to your phone.',
          deleted: false,
          resend_after: await sendCode(parts, call, phone),
        };
      }
      await endAccount(parts, { userId: user.userId, phone, pin: body.pin });
      clearSessionCookies(http, settings);
      return { message: 'Your account is deleted.', deleted: true, resend_after: null };
    }),
  ];
}

/** Returns seconds until another code may be sent. */
function sendCode(parts: AppContext, { http }: SignedInCall, phone: string): Promise<number> {
  const host = originHost(parts.settings, http.req.header('origin'));
  return sendOtp(parts, { phone, purpose: 'delete-account', address: http.get('clientIp'), host });
}

/**
 * A stolen token alone must not end an account, so the phone has to agree.
 * @throws ApiError 422 or 429 as at login
 */
async function endAccount(
  { db, clock, pepper, uploads, log }: AppContext,
  { userId, phone, pin }: { userId: number; phone: string; pin: string },
): Promise<void> {
  let files: string[] = [];
  const refusal = await db.transaction().execute(async (tx) => {
    const wrong = await checkOtp(tx, pepper, { phone, purpose: 'delete-account', pin }, clock());
    if (wrong) return wrong;
    const owner = await takeAccount(tx, userId, phone);
    if (!owner) return new ApiError('conflict', 'Your account was changed just now. Please try again.');
    files = await removeAccount(tx, owner);
    return null;
  });
  if (refusal) throw refusal;
  // Whatever stays behind here has no row any more, and goes with the sweeper.
  const removed = await Promise.allSettled(files.map((name) => uploads.remove(name)));
  const left = removed.filter(({ status }) => status === 'rejected').length;
  if (left > 0) log.warn({ left }, 'uploads of a deleted account are left to the sweeper');
}
