import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { OTP_LENGTH } from '../rules/limits.ts';
import { digits } from '../core/request.ts';
import { optionalCount, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { groups } from '../core/wire-lists.ts';

/** `data` has the rows of each table that are this person's; what is stored only as a hash is left out. */
export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  service: 'main',
  method: 'GET',
  path: 'auth/account/export',
  auth: 'bearer',
  response: z.object({ exported_at: instant, data: groups(z.record(z.string(), z.unknown())) }),
  extension: true,
  summary: 'Everything the server holds of the user',
});

/**
 * Without a `pin` a code goes to the account's phone and nothing else happens; with it the account is deleted: its rows,
 * files and logins, on both sites. There is no way back.
 */
export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  service: 'main',
  method: 'POST',
  path: 'auth/account/delete',
  auth: 'bearer',
  body: z.strictObject({ pin: z.optional(digits(OTP_LENGTH)) }),
  /** `resend_after` in seconds, when a code was sent. */
  response: z.object({ message: text, deleted: yesNo, resend_after: optionalCount }),
  extension: true,
  summary: 'Deletes the account of the user, confirmed by a one-time code',
});
