import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { digits, line } from '../core/request.ts';
import { optionalCount, text, yesNo } from '../core/wire.ts';
import { ACCOUNT_PIN_LENGTH, OTP_LENGTH, PROOF_MAX } from '../rules/limits.ts';

export const accountPin = defineEndpoint({
  id: 'accountPin',
  service: 'main',
  method: 'GET',
  path: 'auth/account/pin',
  auth: 'bearer',
  response: z.object({ is_set: yesNo }),
  extension: true,
  summary: 'Whether the account has a PIN, which its number needs after 90 days without use',
});

/**
 * A blank `account_pin` removes it. Without a `pin`, the call only sends a code to the account's phone. `proof` is that of
 * `mobileotp`.
 */
export const saveAccountPin = defineEndpoint({
  id: 'saveAccountPin',
  service: 'main',
  method: 'POST',
  path: 'auth/account/pin',
  auth: 'bearer',
  body: z.strictObject({
    account_pin: digits(ACCOUNT_PIN_LENGTH),
    pin: z.optional(digits(OTP_LENGTH)),
    proof: z.optional(line(PROOF_MAX)),
  }),
  /** `resend_after` in seconds, if a code was sent. */
  response: z.object({ message: text, is_set: yesNo, resend_after: optionalCount }),
  extension: true,
  summary: "Sets, changes or removes the account's PIN, confirmed by a one-time code",
});
