import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { EMAIL_MAX, LOCATION_MAX, NAME_MAX, OTP_LENGTH, URL_MAX } from '../rules/limits.ts';
import { degrees, digits, filledLine, line, phoneInput } from '../core/request.ts';
import { id, link, optionalCount, optionalText, extension, text } from '../core/wire.ts';
import { anyReply, optional } from '../core/wire-lists.ts';

export const user = z.object({ id, name: optionalText, email: optionalText, phone: optionalText, avatar: link });
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
 * A blank field keeps its value. A new phone is taken only with the code sent to it: the first call sends the code,
 * saves the other fields and answers `resend_after` (extension, seconds); the second brings it as `pin` (extension).
 */
export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  service: 'main',
  method: 'POST',
  path: 'updateprofile',
  auth: 'bearer',
  body: z.strictObject({
    name: line(NAME_MAX),
    email: line(EMAIL_MAX),
    phone: phoneInput,
    avatar: line(URL_MAX),
    pin: z.optional(digits(OTP_LENGTH)),
  }),
  response: anyReply({ message: text, data: extension(optional(user)), resend_after: extension(optionalCount) }),
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
  summary: 'Stores where the user is; the site rounds to two decimals before sending',
});
