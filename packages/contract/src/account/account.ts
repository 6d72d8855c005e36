import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { OTP_LENGTH, PROOF_MAX } from '../rules/limits.ts';
import { digits, line } from '../core/request.ts';
import { optionalCount, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { groups, optional } from '../core/wire-lists.ts';

/** Without a `pin`, the call only sends a code to the account's phone. `proof` is that of `mobileotp`. */
const confirmation = z.strictObject({
  pin: z.optional(digits(OTP_LENGTH)),
  proof: z.optional(line(PROOF_MAX)),
});

/**
 * With the code, `data` has this person's rows of each table, without anything stored only as a hash.
 * `resend_after` in seconds, if a code was sent.
 */
export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  service: 'main',
  method: 'POST',
  path: 'auth/account/export',
  auth: 'bearer',
  body: confirmation,
  response: z.object({
    message: text,
    exported_at: instant,
    data: optional(groups(z.record(z.string(), z.unknown()))),
    resend_after: optionalCount,
  }),
  extension: true,
  summary: 'Exports everything the server holds about the user, confirmed by a one-time code',
});

/**
 * With the code, all logins end, and seven days later the account is deleted with its rows and files, on both sites. Until
 * then, `keepAccount` cancels the deletion.
 */
export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  service: 'main',
  method: 'POST',
  path: 'auth/account/delete',
  auth: 'bearer',
  body: confirmation,
  /** `resend_after` in seconds, if a code was sent. */
  response: z.object({ message: text, deleted: yesNo, deletes_at: instant, resend_after: optionalCount }),
  extension: true,
  summary: "Deletes the user's account after seven days, confirmed by a one-time code",
});

export const keepAccount = defineEndpoint({
  id: 'keepAccount',
  service: 'main',
  method: 'POST',
  path: 'auth/account/keep',
  auth: 'bearer',
  body: z.strictObject({}),
  response: z.object({ message: text }),
  extension: true,
  summary: "Cancels the deletion of the user's account, within the seven days",
});
