import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { optionalId, word } from '../core/wire.ts';

/**
 * Like the readers' stream, events only say that something changed; other calls return the data. `staff`: a note or a call;
 * `looking`: a member of staff opened or left the conversation.
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
    /** The id of the last received event. If events were missed, a `refresh` comes first. */
    after: z.optional(wholeNumber(0)),
  }),
  response: deskLiveEvent,
  stream: true,
  extension: true,
  summary: 'Live events for conversations (SSE)',
});
