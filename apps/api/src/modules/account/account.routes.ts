import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { AppContext } from '../app-context.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp } from '../login/verify-otp.service.ts';
import { defineModule } from '../module.ts';
import type { Module, PersonalTable } from '../module.ts';
import { clearSessionCookies } from '../sessions/session-cookie.service.ts';
import { readUser } from '../users/users.service.ts';
import { copyAccount, findOwner, lockAccount, removeAccount } from './account.store.ts';

/** Tables of the layers below the modules. */
export const serverTables: readonly PersonalTable[] = [
  { name: 'sms_outbox', owner: { recipient: 'phone' } },
  { name: 'idempotency_keys' },
];

/**
 * A copy of a person's data, and the deletion of their account.
 * @param tables those of every module, `users` last
 */
export function accountModule(tables: readonly PersonalTable[]): Module {
  return defineModule({
    name: 'account',
    routes: (context) => [
      route(exportAccount, async (_, { user }) => {
        const { db, clock, mediaUrl } = context;
        const owner = await findOwner(db, user.userId);
        return { exported_at: toInstant(clock()), data: await copyAccount(db, tables, owner, mediaUrl) };
      }),

      route(deleteAccount, async ({ body: { pin } }, { http, user: { userId } }) => {
        const phone = (await readUser(context, userId)).phone ?? '';
        if (!pin) {
          const resendAfter = await sendOtp(context, http, { phone, purpose: 'delete-account' });
          return { message: 'We have sent a code to your phone.', deleted: false, resend_after: resendAfter };
        }
        await endAccount(context, tables, { userId, phone, pin });
        clearSessionCookies(http, context.settings);
        return { message: 'Your account is deleted.', deleted: true, resend_after: null };
      }),
    ],
  });
}

/**
 * A stolen token alone must not end an account, so the phone has to confirm.
 * @throws ApiError 422 or 429 as at login
 */
async function endAccount(
  { db, clock, pepper, uploads, log }: AppContext,
  tables: readonly PersonalTable[],
  { userId, phone, pin }: { userId: number; phone: string; pin: string },
): Promise<void> {
  let files: string[] = [];
  const refusal = await db.transaction().execute(async (tx) => {
    const wrong = await checkOtp(tx, pepper, { phone, purpose: 'delete-account', pin }, clock());
    if (wrong) return wrong;
    const owner = await lockAccount(tx, userId, phone);
    if (!owner) return errors.conflict('conflict');
    files = await removeAccount(tx, tables, owner);
    return null;
  });
  if (refusal) throw refusal;
  // A file that remains has no row any more, and the cleanup job removes it.
  const removed = await Promise.allSettled(files.map((name) => uploads.remove(name)));
  const left = removed.filter(({ status }) => status === 'rejected').length;
  if (left > 0) log.warn({ left }, 'uploads of a deleted account are left to the cleanup job');
}
