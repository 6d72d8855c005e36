import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { optionalId, ours, text } from './wire.ts';
import { instant } from './wire-dates.ts';
import { list } from './wire-lists.ts';

/** `content` is HTML. */
export const notification = z.object({ id: ours(optionalId), created_at: instant, content: text });
export type Notification = z.output<typeof notification>;

export const notifications = defineEndpoint({
  id: 'notifications',
  service: 'main',
  method: 'GET',
  path: 'notification',
  auth: 'bearer',
  response: z.object({ data: list(notification) }),
  summary: "The user's notifications, newest first",
});
