import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { forgetDevice, laneOf } from '../login/known-device.service.ts';
import { endCodes } from '../login/otp.store.ts';
import type { OtpLane } from '../login/otp.store.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp, commitOrRefuse } from '../login/verify-otp.service.ts';
import { defineModule } from '../module.ts';
import type { Module, PersonalTable } from '../module.ts';
import { clearSessionCookies } from '../sessions/session-cookie.service.ts';
import { copyFiles } from './copy-files.ts';
import { copyAccount, findOwner, lockAccount, removeAccount } from './account.store.ts';

/** Tables of the layers below the modules. */
export const serverTables: readonly PersonalTable[] = [
  { name: 'sms_outbox', owner: { recipient: 'phone' }, order: 'id', secret: ['content'] },
  { name: 'idempotency_keys', order: 'created_at', secret: ['fingerprint', 'reply'] },
];

const CODE_SENT = 'We have sent a code to your phone.';

/**
 * A copy of a person's data, and the deletion of their account.
 * @param tables those of every module, `users` last
 */
export function accountModule(tables: readonly PersonalTable[]): Module {
  return defineModule({
    name: 'account',
    routes: (context) => [
      route(exportAccount, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
        const { db, clock } = context;
        const owner = await findOwner(db, userId);
        if (!body.pin) {
          const { phone } = owner;
          const resendAfter = await sendOtp(context, http, { phone, purpose: 'export-account', proof: body.proof });
          return { message: CODE_SENT, exported_at: null, data: null, resend_after: resendAfter };
        }
        await confirmExport(context, laneOf(http, context.pepper, owner.phone), body.pin);
        const rows = await copyAccount(db, tables, owner, ownMediaUrl);
        const data = { ...rows, form_files: await copyFiles(context.uploads, rows['form_files'] ?? []) };
        return { message: 'Here is your data.', exported_at: toInstant(clock()), data, resend_after: null };
      }),

      route(deleteAccount, { whileSuspended: true }, async ({ body }, { http, user: { userId } }) => {
        const { phone } = await findOwner(context.db, userId);
        if (!body.pin) {
          const resendAfter = await sendOtp(context, http, { phone, purpose: 'delete-account', proof: body.proof });
          return { message: CODE_SENT, deleted: false, resend_after: resendAfter };
        }
        await endAccount(context, tables, { userId, lane: laneOf(http, context.pepper, phone), pin: body.pin });
        forgetDevice(http, context);
        clearSessionCookies(http, context.settings);
        return { message: 'Your account is deleted.', deleted: true, resend_after: null };
      }),
    ],
  });
}

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
 * Nor may it delete one.
 * @throws ApiError 422 or 429 as at login
 */
async function endAccount(
  { db, clock, pepper, uploads, log }: AppContext,
  tables: readonly PersonalTable[],
  { userId, lane, pin }: { userId: number; lane: OtpLane; pin: string },
): Promise<void> {
  const files = await commitOrRefuse(db, async (tx) => {
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'delete-account', pin }, clock());
    if (wrong) return wrong;
    const owner = await lockAccount(tx, userId, lane.phone);
    if (!owner) return errors.conflict('conflict');
    return removeAccount(tx, tables, owner);
  });
  // A file that remains has no row, and the cleanup job removes it.
  const removed = await Promise.allSettled(files.map((name) => uploads.remove(name)));
  const left = removed.filter(({ status }) => status === 'rejected').length;
  if (left > 0) log.warn({ left }, 'uploads of a deleted account are left to the cleanup job');
}
