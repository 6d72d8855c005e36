import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { ACCOUNT_PIN_LENGTH, EMAIL_MAX, NAME_MAX, OTP_LENGTH, PROOF_MAX } from '../rules/limits.ts';
import { digits, line, nameLine, phoneInput } from '../core/request.ts';
import { optionalCount, optionalId, optionalText, extension, requiredText, text } from '../core/wire.ts';
import { optional } from '../core/wire-lists.ts';

const credentials = z.object({ access_token: requiredText, user_id: optionalId });

/**
 * `status` is 'pending' after step 1 and 'success' after step 2, `userstatus` 'new' or 'existing'. Only step 2 has a
 * `response`. `resend_after` (extension): seconds until another code may be requested.
 */
const loginReply = z.object({
  status: text,
  userstatus: optionalText,
  message: optionalText,
  response: optional(z.object({ original: credentials })),
  resend_after: extension(optionalCount),
});
export type LoginReply = z.output<typeof loginReply>;

/**
 * Login and registration in one call. Step 1: `type` 'phone', the rest blank. Step 2: `type` blank with the pin, and
 * name and e-mail of a new user. Wrong or expired pin: 422; e-mail taken: 422 with `email: 'duplicate'`; too many
 * attempts or codes: 429.
 *
 * Extension: a 429 of code `proof_needed` carries a `task`, `<bits>.<…>`. To get the code, send step 1 again with the
 * `proof` `<task>.<number>` whose SHA-256 begins with that many zero bits.
 *
 * Extension: a number unused for 90 days counts as new, except on a device where it logged in before. If its
 * account has a PIN, step 2 is refused with 409 `account_pin_needed`. Send it again with the `account_pin`, or
 * with `new_account` and the name of a new user. An account that lost its number that way opens with its `account_pin`
 * for 180 days; from another number it also needs its `former_phone`. It then gets the number that logs in.
 */
export const mobileOtp = defineEndpoint({
  id: 'mobileOtp',
  service: 'main',
  method: 'POST',
  path: 'mobileotp',
  auth: 'public',
  body: z.strictObject({
    phone: phoneInput,
    type: z.literal(['phone', '']),
    pin: z.prefault(digits(OTP_LENGTH), ''),
    name: z.prefault(nameLine(NAME_MAX), ''),
    email: z.prefault(line(EMAIL_MAX), ''),
    proof: z.optional(line(PROOF_MAX)),
    account_pin: z.optional(digits(ACCOUNT_PIN_LENGTH)),
    former_phone: z.optional(phoneInput),
    new_account: z.optional(z.boolean()),
  }),
  response: loginReply,
  summary: 'Sends a one-time code, or logs in with it',
});

/** Step 1 succeeded. */
export const isCodeSent = ({ status }: LoginReply): boolean => status === 'pending';
export const isNewUser = ({ userstatus }: LoginReply): boolean => userstatus === 'new';
