/** A large file that travels in pieces: begun, sent piece by piece from where it stopped, then used or cancelled. */
import * as z from 'zod/mini';
import { line, wholeNumber } from './request.ts';
import { count, requiredText } from './wire.ts';
import { instant } from './wire-dates.ts';
import { UPLOAD_CHUNK_BYTES } from '../rules/limits.ts';

export const uploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const beginBody = z.strictObject({ name: line(255).check(z.minLength(1)), bytes: wholeNumber(1) });

/** How far it is. A piece that the server already has changes nothing, so after a lost reply it may be sent again. */
export const unfinishedUpload = z.object({
  id: requiredText,
  bytes: count,
  /** Bytes that are safe; the next piece begins here. */
  received: count,
  expires_at: instant,
});
export type UnfinishedUpload = z.output<typeof unfinishedUpload>;

export const uploadParams = z.strictObject({ id: uploadId });

export const chunkQuery = z.object({
  /** Where the piece begins. */
  start: wholeNumber(0),
  /** SHA-256 of the piece in hexadecimal digits; a page without a secure connection cannot compute it. */
  sum: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export const chunkBody = z.strictObject({ file: z.file().check(z.maxSize(UPLOAD_CHUNK_BYTES)) });
