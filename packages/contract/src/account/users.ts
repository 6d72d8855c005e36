import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { EMAIL_MAX, LOCATION_MAX, NAME_MAX, OTP_LENGTH, PROOF_MAX, URL_MAX } from '../rules/limits.ts';
import { degrees, digits, filledLine, line, nameLine, phoneInput } from '../core/request.ts';
import { id, link, optionalCount, optionalText, extension, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { anyReply, optional } from '../core/wire-lists.ts';

export const user = z.object({
  id,
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  avatar: link,
  /** When the account will be deleted at its owner's request; null if it stays. */
  deletes_at: extension(instant),
});
export type User = z.output<typeof user>;

export const me = defineEndpoint({
  id: 'me',
  service: 'main',
  method: 'GET',
  path: 'me',
  auth: 'bearer',
  response: user,
  summary: 'The signed-in user',
});

export const leagueMe = defineEndpoint({
  id: 'leagueMe',
  service: 'league',
  method: 'GET',
  path: 'me',
  auth: 'bearer',
  response: user,
  summary: 'The signed-in user, on the league service',
});

/**
 * A blank field keeps its value. A new phone needs two codes, each entered in a further call: `pin`, sent to the new
 * number, then `old_pin`, sent to the account's. Every call but the last saves the other fields and answers
 * `resend_after` in seconds and `code_sent_to`. All of these and `proof`, that of `mobileotp`, are extensions.
 */
export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  service: 'main',
  method: 'POST',
  path: 'updateprofile',
  auth: 'bearer',
  body: z.strictObject({
    name: nameLine(NAME_MAX),
    email: line(EMAIL_MAX),
    phone: phoneInput,
    avatar: line(URL_MAX),
    pin: z.optional(digits(OTP_LENGTH)),
    old_pin: z.optional(digits(OTP_LENGTH)),
    proof: z.optional(line(PROOF_MAX)),
  }),
  response: anyReply({
    message: text,
    data: extension(optional(user)),
    resend_after: extension(optionalCount),
    code_sent_to: extension(optional(z.enum(['new', 'old']))),
  }),
  anyBody: true,
  summary: "Changes the user's profile",
});

export const updateLocation = defineEndpoint({
  id: 'updateLocation',
  service: 'main',
  method: 'POST',
  path: 'updatelocation',
  auth: 'bearer',
  body: z.strictObject({ lat: degrees(90), lng: degrees(180), location: filledLine(LOCATION_MAX) }),
  response: anyReply({ message: text }),
  anyBody: true,
  summary: "Stores the user's location; the site rounds it to two decimals before sending",
});
