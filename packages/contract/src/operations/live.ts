import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { optionalId, word } from '../core/wire.ts';

/**
 * - `ready`: the stream is open; missed events are replayed from the id the client sent
 * - `message`: a new message in the conversation
 * - `conversation`: a conversation was started, closed, reopened, seen or hidden
 * - `changed`: earlier messages of the conversation changed
 * - `notification`: a new notification
 * - `refresh`: too much happened, or too long ago, to replay it
 */
const liveKinds = ['ready', 'message', 'conversation', 'changed', 'notification', 'refresh'] as const;

/** Says that something changed; other calls return the new state. */
export const liveEvent = z.object({ kind: word(liveKinds, 'refresh'), conversation_id: optionalId });
export type LiveEvent = z.output<typeof liveEvent>;

export const liveEvents = defineEndpoint({
  id: 'liveEvents',
  service: 'main',
  method: 'GET',
  path: 'live',
  auth: 'bearer',
  query: z.object({
    /** The id of the last event received; later ones are replayed first. */
    after: z.optional(wholeNumber(0)),
  }),
  response: liveEvent,
  stream: true,
  extension: true,
  summary: 'Live events for the signed-in user (SSE)',
});
