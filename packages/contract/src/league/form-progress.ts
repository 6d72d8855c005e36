/** Answers not yet sent, kept in the account so that people can continue on any device. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line } from '../core/request.ts';
import { uploadId } from '../core/uploads.ts';
import { count, id, requiredText, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing, orNothing } from '../core/wire-lists.ts';
import { ANSWERS_MAX, ANSWER_MAX, UPLOAD_MAX_FILES } from '../rules/limits.ts';

const forms = { service: 'forms', auth: 'bearer', extension: true } as const;
/** `changed_at` of the answers last seen; 409 `form_changed` if they have changed since. */
const seen = z.iso.datetime({ offset: true });
/** The id of a form. */
const byId = z.strictObject({ id: idInput });

const progress = z.object({
  answers: list(z.object({ field_id: id, text })),
  /** Uploaded files, to be named again when the answers are sent. */
  files: list(z.object({ field_id: id, upload: requiredText, name: requiredText, bytes: count })),
  changed_at: instant,
  /** When the answers are deleted, unless they are changed first. */
  expires_at: instant,
});
export type FormProgress = z.output<typeof progress>;

export const formProgress = defineEndpoint({
  ...forms,
  id: 'formProgress',
  method: 'GET',
  path: 'progress/{id}',
  params: byId,
  response: orNothing(progress),
  empty: 204,
  summary: "The user's unsent answers to a form",
});

/** Answers to questions that these answers hide are dropped. */
export const saveFormProgress = defineEndpoint({
  ...forms,
  id: 'saveFormProgress',
  method: 'POST',
  path: 'progress/{id}',
  params: byId,
  bodyMax: 4 * 1024 * 1024,
  body: z.strictObject({
    /** Null if the client has seen none. */
    replaces: z.nullable(seen),
    answers: z.array(z.strictObject({ field_id: idInput, text: line(ANSWER_MAX) })).check(z.maxLength(ANSWERS_MAX)),
    files: z.array(z.strictObject({ field_id: idInput, upload: uploadId })).check(z.maxLength(UPLOAD_MAX_FILES)),
  }),
  response: z.object({ changed_at: instant, expires_at: instant }),
  summary: 'Saves unsent answers to a form; replaces the version the client last saw',
});

export const dropFormProgress = defineEndpoint({
  ...forms,
  id: 'dropFormProgress',
  method: 'DELETE',
  path: 'progress/{id}',
  params: byId,
  query: z.object({ replaces: seen }),
  response: nothing,
  empty: 204,
  summary: "Deletes the user's unsent answers to a form",
});
