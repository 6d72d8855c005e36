/** Posts, people and topics that a reader muted. The sites filter them out; lists from the server stay the same for everyone. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, line } from '../core/request.ts';
import { text, word } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';
import { MUTE_ID_MAX, MUTE_LABEL_MAX, MUTES_AT_ONCE } from '../rules/limits.ts';

/** A post by its id, a person's comments by the `author_key` of one of them, all posts of a tag or category by its slug. */
export const muteKinds = ['post', 'person', 'tag', 'category'] as const;

const mute = z.object({
  kind: word(muteKinds, 'post'),
  id: text,
  /** The title or name shown to the reader. */
  label: text,
});
export type Mute = z.output<typeof mute>;

const reply = z.object({ data: list(mute) });

export const mutes = defineEndpoint({
  id: 'mutes',
  service: 'main',
  method: 'GET',
  path: 'auth/mutes',
  auth: 'bearer',
  response: reply,
  extension: true,
  summary: "The user's hidden posts and muted topics and people, newest first",
});

export const setMutes = defineEndpoint({
  id: 'setMutes',
  service: 'main',
  method: 'POST',
  path: 'auth/mutes',
  auth: 'bearer',
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ kind: z.enum(muteKinds), id: filledLine(MUTE_ID_MAX), label: line(MUTE_LABEL_MAX) }))
      .check(z.maxLength(MUTES_AT_ONCE)),
    muted: z.boolean(),
  }),
  response: reply,
  extension: true,
  summary: 'Changes which posts are hidden and which topics and people are muted; returns the whole list',
});
