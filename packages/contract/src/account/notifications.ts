import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { line } from '../core/request.ts';
import { optionalId, optionalText, extension, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';

/** `content` is HTML. */
export const notification = z.object({ id: extension(optionalId), created_at: instant, content: text });
export type Notification = z.output<typeof notification>;

export const notifications = defineEndpoint({
  id: 'notifications',
  service: 'main',
  method: 'GET',
  path: 'notification',
  auth: 'bearer',
  /** `cursor` (extension) comes from the previous page; the next page starts after it. */
  query: z.object({ cursor: z.optional(line(50)) }),
  response: z.object({ data: list(notification), cursor: extension(optionalText) }),
  summary: "The user's notifications, newest first",
});

/** For the 'New' badge on every page, without loading the whole list. Null without notifications. */
export const latestNotification = defineEndpoint({
  id: 'latestNotification',
  service: 'main',
  method: 'GET',
  path: 'auth/notification/latest',
  auth: 'bearer',
  response: z.object({ created_at: instant }),
  extension: true,
  summary: "When the user's newest notification was sent",
});
