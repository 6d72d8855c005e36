import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, phoneInput } from '../core/request.ts';
import { optionalText, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { nothing } from '../core/wire-lists.ts';

/** The number that replaces the account's at this time; both are null without a pending change. */
const waitingChange = z.object({ phone: optionalText, takes_effect_at: instant });
export type WaitingPhoneChange = z.output<typeof waitingChange>;

export const phoneChange = defineEndpoint({
  id: 'phoneChange',
  service: 'main',
  method: 'GET',
  path: 'auth/phone-change',
  auth: 'bearer',
  response: waitingChange,
  extension: true,
  summary: "The user's pending change of phone number",
});

/** For a user without access to the old number, which gets a link to stop the change. 422 unless the new one is confirmed. */
export const delayPhoneChange = defineEndpoint({
  id: 'delayPhoneChange',
  service: 'main',
  method: 'POST',
  path: 'auth/phone-change',
  auth: 'bearer',
  body: z.strictObject({ phone: phoneInput }),
  response: waitingChange,
  extension: true,
  summary: 'Schedules a change of phone number in 72 hours, without a code sent to the old number',
});

export const cancelPhoneChange = defineEndpoint({
  id: 'cancelPhoneChange',
  service: 'main',
  method: 'DELETE',
  path: 'auth/phone-change',
  auth: 'bearer',
  response: nothing,
  empty: 204,
  extension: true,
  summary: 'Stops the pending change of phone number',
});

/** `token` is from the link. All logins of the account end, because one of them requested the change. */
export const undoPhoneChange = defineEndpoint({
  id: 'undoPhoneChange',
  service: 'main',
  method: 'POST',
  path: 'phone-change/undo',
  auth: 'public',
  body: z.strictObject({ token: filledLine(100) }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Stops a pending change of phone number, by the link sent to the old number',
});
