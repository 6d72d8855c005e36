/** Posts and matches that a reader keeps for later. No one else can see them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, line } from '../core/request.ts';
import { text, word } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';
import { SAVED_AT_ONCE, SAVED_ID_MAX, SAVED_LABEL_MAX } from '../rules/limits.ts';

/** A post, by its slug; a match, by its league's slug and its id: "city-fives/12". */
export const savedKinds = ['post', 'match'] as const;

const savedItem = z.object({
  kind: word(savedKinds, 'post'),
  id: text,
  /** The title shown to the reader. */
  label: text,
});
export type SavedItem = z.output<typeof savedItem>;

const reply = z.object({ data: list(savedItem) });

export const saved = defineEndpoint({
  id: 'saved',
  service: 'main',
  method: 'GET',
  path: 'auth/saved',
  auth: 'bearer',
  response: reply,
  extension: true,
  summary: 'The posts and matches the user has saved for later, newest first',
});

export const setSaved = defineEndpoint({
  id: 'setSaved',
  service: 'main',
  method: 'POST',
  path: 'auth/saved',
  auth: 'bearer',
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ kind: z.enum(savedKinds), id: filledLine(SAVED_ID_MAX), label: line(SAVED_LABEL_MAX) }))
      .check(z.maxLength(SAVED_AT_ONCE)),
    saved: z.boolean(),
  }),
  response: reply,
  extension: true,
  summary: 'Saves posts and matches for later, or removes them; returns the whole list',
});
