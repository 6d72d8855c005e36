/** The answers a person has sent: to read, keep a copy of, and edit or withdraw if the form allows it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line } from '../core/request.ts';
import { uploadId } from '../core/uploads.ts';
import { count, id, optionalCount, requiredText, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { ANSWERS_MAX, ANSWER_MAX, UPLOAD_MAX_BYTES } from '../rules/limits.ts';

const forms = { service: 'forms', auth: 'bearer', extension: true } as const;
const byId = z.strictObject({ id: idInput });

const receipt = z.object({
  /** The id of the answers. */
  id,
  sent_at: instant,
  /** When they were last edited; null if never. */
  edited_at: instant,
  /** Increases with each change. */
  revision: count,
  /** The version of the form that was answered. */
  form_version: optionalCount,
  /** True at most until the form closes. */
  can_withdraw: yesNo,
  /** True at most until the form closes or the organiser has decided about them. */
  can_edit: yesNo,
  /** In the order of the form, without unanswered questions; the text of a file is its name. */
  answers: list(z.object({ field_id: id, label: text, text })),
  files: list(z.object({ field_id: id, name: requiredText, bytes: count })),
});
export type FormReceipt = z.output<typeof receipt>;

export const formReceipts = defineEndpoint({
  ...forms,
  id: 'formReceipts',
  method: 'GET',
  path: 'form/{id}/responses',
  params: byId,
  response: z.object({ data: list(receipt) }),
  summary: 'The answers the user has sent to a form, newest first',
});

/** Frees its place if the form has a limited number. 409 if it can no longer be withdrawn. */
export const withdrawResponse = defineEndpoint({
  ...forms,
  id: 'withdrawResponse',
  method: 'DELETE',
  path: 'formresponse/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Withdraws sent answers and deletes them with their files',
});

/**
 * Refused answers are 422 with their fields' ids as keys. 409: `form_changed` after another change, `form_closed` if they can
 * no longer be edited.
 */
export const editResponse = defineEndpoint({
  ...forms,
  id: 'editResponse',
  method: 'POST',
  path: 'formresponse/edit',
  multipart: true,
  body: z.strictObject({
    id: idInput,
    /** The form, by which a device finds the change again while it waits for a network. */
    form_id: idInput,
    /** The revision that the person saw. */
    revision: z.int().check(z.nonnegative()),
    answers: z
      .array(
        z.strictObject({
          field_id: idInput,
          text: line(ANSWER_MAX),
          /** A new file. */
          file: z.optional(z.file().check(z.maxSize(UPLOAD_MAX_BYTES))),
          /** The id of a new file uploaded in pieces, instead of the file. */
          upload: z.optional(uploadId),
          /** Keeps the file sent before. */
          keeps_file: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(ANSWERS_MAX)),
  }),
  response: z.object({ revision: count, edited_at: instant }),
  summary: 'Replaces sent answers; every rule of the form is checked again',
});
