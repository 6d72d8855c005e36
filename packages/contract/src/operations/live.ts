import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { optionalId, word } from '../core/wire.ts';

/**
 * - `ready`: the stream is open; what happened while it was not is known from the id that was sent along
 * - `message`: a new message in the conversation
 * - `conversation`: it was started, closed, opened again, seen or hidden
 * - `changed`: messages of the conversation that were there before are others now
 * - `notification`: there is a new one
 * - `refresh`: too much happened, or it is too long ago, to list one by one
 */
const liveKinds = ['ready', 'message', 'conversation', 'changed', 'notification', 'refresh'] as const;

/** That something changed; other calls return what. */
export const liveEvent = z.object({ kind: word(liveKinds, 'refresh'), conversation_id: optionalId });
export type LiveEvent = z.output<typeof liveEvent>;

export const liveEvents = defineEndpoint({
  id: 'liveEvents',
  service: 'main',
  method: 'GET',
  path: 'live',
  auth: 'bearer',
  query: z.object({
    /** The id of the last event that was received; those after it are sent first. */
    after: z.optional(wholeNumber(0)),
  }),
  response: liveEvent,
  stream: true,
  extension: true,
  summary: 'Tells of what concerns the user as it happens, as server-sent events',
});
