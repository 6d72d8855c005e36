import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, wholeNumber } from '../core/request.ts';
import { optionalCount, optionalId } from '../core/wire.ts';
import { anyReply } from '../core/wire-lists.ts';

/** The client reports the count that it shows; the server does not trust it and answers with its own. */
const report = {
  service: 'dashboard',
  method: 'POST',
  auth: 'bearer',
  body: z.strictObject({ id: idInput, subscribe: wholeNumber(0) }),
  response: anyReply({ id: optionalId, subscribe: optionalCount }),
  anyBody: true,
} as const;

export const reportTagFollowers = defineEndpoint({
  ...report,
  id: 'reportTagFollowers',
  path: 'tag/subscribe',
  summary: "Reports a tag's follower count",
});

export const reportCategoryFollowers = defineEndpoint({
  ...report,
  id: 'reportCategoryFollowers',
  path: 'category/subscribe',
  summary: "Reports a category's follower count",
});
