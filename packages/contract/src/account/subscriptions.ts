import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { EMAIL_MAX } from '../rules/limits.ts';
import { filledLine, idInput, phoneInput } from '../core/request.ts';
import { text } from '../core/wire.ts';
import { anyReply } from '../core/wire-lists.ts';

/** The phone is optional and has exactly ten digits. */
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
