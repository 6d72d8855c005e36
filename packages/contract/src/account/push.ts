/** Push messages to a browser, with or without an account. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, line } from '../core/request.ts';
import { text, word } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';
import { PUSH_ENDPOINT_MAX, PUSH_TOPICS_MAX } from '../rules/limits.ts';

/**
 * - `tag`: new posts, by the tag's slug
 * - `match`: a match, when it is moved, cancelled or has a result; "city-fives/12", the league's slug and the match's id
 * - `team`: the same for all matches of a team; "city-fives/Lions"
 * - `messages`: replies in the user's own conversations, and places held for them; its id is "own"
 */
export const pushKinds = ['tag', 'match', 'team', 'messages'] as const;
export type PushKind = (typeof pushKinds)[number];

const topic = z.object({
  kind: word(pushKinds, 'tag'),
  id: text,
  /** The name shown to the reader. */
  label: text,
});
export type PushTopic = z.output<typeof topic>;

export const pushKey = defineEndpoint({
  id: 'pushKey',
  service: 'main',
  method: 'GET',
  path: 'push/key',
  auth: 'public',
  response: z.object({ key: text }),
  extension: true,
  summary: "The server's public key for push subscriptions (RFC 8292), in base64url",
});

const base64url = (bytes: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`)));

const write = {
  service: 'main',
  method: 'POST',
  body: z.strictObject({
    /** The subscription from the browser's push service. */
    endpoint: z.string().check(z.maxLength(PUSH_ENDPOINT_MAX), z.regex(/^https?:\/\/[^\s]+$/)),
    p256dh: base64url(65),
    auth: base64url(16),
    topics: z
      .array(z.strictObject({ kind: z.enum(pushKinds), id: filledLine(200), label: line(200) }))
      .check(z.maxLength(PUSH_TOPICS_MAX)),
    /** The language of the messages, such as 'hi'. English if missing or not supported. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  }),
  response: z.object({ data: list(topic) }),
  extension: true,
} as const;

export const setPush = defineEndpoint({
  ...write,
  id: 'setPush',
  path: 'push',
  auth: 'public',
  summary: "Replaces a visitor's push topics for this browser; an empty list ends the notifications",
});

export const setOwnPush = defineEndpoint({
  ...write,
  id: 'setOwnPush',
  path: 'auth/push',
  auth: 'bearer',
  summary: "Replaces a user's push topics for this browser, which may include replies; they end at logout",
});
