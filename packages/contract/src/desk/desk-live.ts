import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { optionalId, word } from '../core/wire.ts';

/**
 * As the readers' stream: that something changed; other calls return what. `staff`: a note or a call; `looking`: someone of
 * the staff opened the conversation or left it.
 */
export const deskLiveEvent = z.object({
  kind: word(['ready', 'message', 'conversation', 'changed', 'staff', 'looking', 'refresh'], 'refresh'),
  conversation_id: optionalId,
});
export type DeskLiveEvent = z.output<typeof deskLiveEvent>;

export const deskLive = defineEndpoint({
  id: 'deskLive',
  service: 'main',
  method: 'GET',
  path: 'desk/live',
  auth: 'staff',
  query: z.object({
    /** The id of the last event that was received; when others followed, a `refresh` comes first. */
    after: z.optional(wholeNumber(0)),
  }),
  response: deskLiveEvent,
  stream: true,
  extension: true,
  summary: 'Live updates of conversations; server-sent events (SSE)',
});
