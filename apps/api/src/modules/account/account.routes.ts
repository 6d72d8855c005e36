import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { deleteAccount, exportAccount, keepAccount } from '@maidan/contract/account/account';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { forgetDevice, laneOf } from '../login/known-device.service.ts';
import { endCodes } from '../login/otp.store.ts';
import type { OtpLane } from '../login/otp.store.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp, commitOrRefuse } from '../login/verify-otp.service.ts';
import { defineModule } from '../module.ts';
import { clearSessionCookies } from '../sessions/session-cookie.service.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { addDeletion, findDeletion, removeDeletion } from '../users/account-deletions.store.ts';
import { lockUser } from '../users/users.store.ts';
import { copyFiles } from './copy-files.ts';
import { copyAccount, findOwner } from './account.store.ts';
import { KEEP_TIME, leavingText } from './leaving.service.ts';

/** A copy of a person's data, and the deletion of their account. */
export const accountModule = defineModule({
  name: 'account',
  routes: (context) => [
    route(exportAccount, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
      const { db, clock } = context;
      const owner = await findOwner(db, userId);
      if (!body.pin) {
        const { phone } = owner;
        const resendAfter = await sendOtp(context, http, { phone, purpose: 'export-account', proof: body.proof });
        return {
          message: sayTo(http, () => t('replies.codeSent')),
          exported_at: null,
          data: null,
          resend_after: resendAfter,
        };
      }
      await confirmExport(context, laneOf(http, context.pepper, owner.phone), body.pin);
      const data = await copyFiles(context.uploads, await copyAccount(db, owner, ownMediaUrl));
      return {
        message: sayTo(http, () => t('replies.data')),
        exported_at: toInstant(clock()),
        data,
        resend_after: null,
      };
    }),

    route(deleteAccount, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
      const { phone } = await findOwner(context.db, userId);
      if (!body.pin) {
        const resendAfter = await sendOtp(context, http, { phone, purpose: 'delete-account', proof: body.proof });
        return {
          message: sayTo(http, () => t('replies.codeSent')),
          deleted: false,
          deletes_at: null,
          resend_after: resendAfter,
        };
      }
      const dueAt = await leave(context, { userId, lane: laneOf(http, context.pepper, phone), pin: body.pin });
      forgetDevice(http, context);
      clearSessionCookies(http, context.settings);
      return {
        message: sayTo(http, () => leavingText(dueAt)),
        deleted: true,
        deletes_at: toInstant(dueAt),
        resend_after: null,
      };
    }),

    route(keepAccount, { whileSuspended: true }, (_, { http, user: { userId }, once }) =>
      once(async (tx) => {
        await lockUser(tx, userId);
        await removeDeletion(tx, userId);
        return { message: sayTo(http, () => t('replies.accountStays')) };
      }),
    ),
  ],
});

/**
 * A stolen token alone must not copy an account, so the phone has to confirm.
 * @throws ApiError 422 or 429 as at login
 */
async function confirmExport({ db, clock, pepper }: AppContext, lane: OtpLane, pin: string): Promise<void> {
  await commitOrRefuse(db, async (tx) => {
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'export-account', pin }, clock());
    if (!wrong) await endCodes(tx, lane.phone, 'export-account');
    return wrong;
  });
}

/**
 * A stolen token must not delete an account either. Deletion ends every login, but the account stays for a week.
 * @returns when it is removed
 * @throws ApiError 422 or 429 as at login
 */
async function leave(
  { db, clock, pepper }: AppContext,
  { userId, lane, pin }: { userId: number; lane: OtpLane; pin: string },
): Promise<number> {
  return commitOrRefuse(db, async (tx) => {
    const now = clock();
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'delete-account', pin }, now);
    if (wrong) return wrong;
    await endCodes(tx, lane.phone, 'delete-account');
    await lockUser(tx, userId);
    const dueAt = (await findDeletion(tx, userId)) ?? now + KEEP_TIME;
    if (dueAt === now + KEEP_TIME) await addDeletion(tx, userId, now, dueAt);
    await endOtherSessions(tx, userId, null, now);
    return dueAt;
  });
}
