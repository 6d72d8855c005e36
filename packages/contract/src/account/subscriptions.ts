import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { EMAIL_MAX } from '../rules/limits.ts';
import { filledLine, idInput, phoneInput } from '../core/request.ts';
import { text } from '../core/wire.ts';
import { anyReply } from '../core/wire-lists.ts';

/**
 * The phone is optional and has exactly ten digits. Nothing is stored until `confirmSubscription`: the address gets an
 * e-mail with a link. 501 if the server cannot send e-mails.
 */
export const subscribeByEmail = defineEndpoint({
  id: 'subscribeByEmail',
  service: 'main',
  method: 'POST',
  path: 'usersubscribe',
  auth: 'public',
  body: z.strictObject({ email: filledLine(EMAIL_MAX), tag: idInput, phone: z.optional(phoneInput) }),
  response: anyReply({ message: text }),
  anyBody: true,
  summary: "Subscribes an e-mail address to a tag's news",
});

/** `token` is from the link in the e-mail. 404 for an expired or used link. */
export const confirmSubscription = defineEndpoint({
  id: 'confirmSubscription',
  service: 'main',
  method: 'POST',
  path: 'usersubscribe/confirm',
  auth: 'public',
  body: z.strictObject({ token: filledLine(2000) }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Confirms an e-mail address by the link sent to it, and stores the subscription',
});

/**
 * `key` is from a link in an e-mail to the subscriber. The body is ignored: mail programs send a form (RFC 8058). 404 for an
 * unknown key; a repetition changes nothing.
 */
export const endSubscription = defineEndpoint({
  id: 'endSubscription',
  service: 'main',
  method: 'POST',
  path: 'usersubscribe/end/{key}',
  auth: 'public',
  params: z.strictObject({ key: filledLine(1000) }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Unsubscribes an e-mail address by the link in an e-mail to it',
});
