import * as z from 'zod/mini';
import { optionalText, reading } from './wire.ts';

/** Every code our server answers; its statuses are one table there. */
export const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'timeout',
  'conflict',
  'already_voted',
  'conversation_closed',
  'registration_closed',
  'registration_full',
  'too_large',
  'unsupported_type',
  'invalid_fields',
  'wrong_code',
  'otp_expired',
  'otp_locked',
  'email_taken',
  'proof_needed',
  'idempotency_mismatch',
  'too_many_requests',
  'internal',
  'not_implemented',
  'unavailable',
  'storage_full',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Which fields of a request were refused and why, in words fit to show. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The body our server sends with every 4xx and 5xx. `email: 'duplicate'` only for a taken e-mail at login. */
export interface ErrorBody {
  readonly status: 'error';
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: FieldErrors;
  readonly request_id: string;
  readonly email?: 'duplicate';
}

function readFieldErrors(value: unknown): FieldErrors {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).map(([field, found]): [string, string[]] => [
    field,
    (Array.isArray(found) ? found : [found]).filter((words) => typeof words === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words.length > 0));
}

/** Reads the error body of any server; whatever is missing is null or empty. */
export const errorReply = z.object({
  status: optionalText,
  message: optionalText,
  code: optionalText,
  errors: reading(readFieldErrors, z.record(z.string(), z.array(z.string()))),
  request_id: optionalText,
  email: optionalText,
});
