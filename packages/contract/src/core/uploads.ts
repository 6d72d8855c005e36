/** Resumable uploads: a file is begun, sent piece by piece, then used or cancelled. */
import * as z from 'zod/mini';
import { UPLOAD_CHUNK_BYTES } from '../rules/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { line, wholeNumber } from './request.ts';
import { answeringRoles } from '../desk/access/staff-roles.ts';
import { instant } from './wire-dates.ts';
import { nothing } from './wire-lists.ts';
import { count, requiredText } from './wire.ts';

const uploads = { service: 'main', auth: 'either', roles: answeringRoles, extension: true } as const;

export const uploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const params = z.strictObject({ id: uploadId });

/** The progress of an upload. A piece that the server already has changes nothing, so it can be sent again after a lost reply. */
export const unfinishedUpload = z.object({
  id: requiredText,
  bytes: count,
  /** Bytes received; the next piece starts here. */
  received: count,
  expires_at: instant,
});
export type UnfinishedUpload = z.output<typeof unfinishedUpload>;

/** A reader's upload is for the answers to a form, a staff member's for something to publish or send. Each has its own limits. */
export const beginUpload = defineEndpoint({
  ...uploads,
  id: 'beginUpload',
  method: 'POST',
  path: 'uploads',
  body: z.strictObject({ name: line(255).check(z.minLength(1)), bytes: wholeNumber(1) }),
  response: unfinishedUpload,
  summary: 'Begins the upload of a file; 413 with the limit if the file is too large',
});

export const uploadState = defineEndpoint({
  ...uploads,
  id: 'uploadState',
  method: 'GET',
  path: 'uploads/{id}',
  params,
  response: unfinishedUpload,
  summary: 'How much of a file has arrived; 404 for an expired upload or another person’s',
});

export const sendChunk = defineEndpoint({
  ...uploads,
  id: 'sendChunk',
  method: 'POST',
  path: 'uploads/{id}/chunks',
  params,
  query: z.object({
    /** Where the piece starts. */
    start: wholeNumber(0),
    /** SHA-256 of the piece in hexadecimal digits; a page on an insecure connection cannot compute it. */
    sum: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  body: z.strictObject({ file: z.file().check(z.maxSize(UPLOAD_CHUNK_BYTES)) }),
  multipart: true,
  response: unfinishedUpload,
  summary:
    'Uploads the next piece of a file; returns how much has arrived, 422 for a damaged piece, 415 for an unsupported file',
});

export const cancelUpload = defineEndpoint({
  ...uploads,
  id: 'cancelUpload',
  method: 'DELETE',
  path: 'uploads/{id}',
  params,
  response: nothing,
  empty: 204,
  summary: 'Cancels an upload and removes what has arrived',
});
