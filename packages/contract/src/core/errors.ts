import * as z from 'zod/mini';
import { optionalText, reading } from './wire.ts';

/** Every code our server sends. */
export const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'timeout',
  'conflict',
  'confirmation_needed',
  'already_voted',
  'conversation_closed',
  'other_account',
  'account_closed',
  'account_pin_needed',
  'consent_needed',
  'registration_early',
  'registration_closed',
  'registration_full',
  'registration_limit',
  'form_closed',
  'form_changed',
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

const otpErrorCodes: ReadonlySet<ErrorCode | null> = new Set(['wrong_code', 'otp_expired', 'otp_locked'] as const);

/** Whether the error is about the one-time code and belongs next to its field. */
export const isOtpError = (code: ErrorCode | null): boolean => otpErrorCodes.has(code);

/** Which fields of a request were refused and why, in text for people. */
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
    (Array.isArray(found) ? found : [found]).filter((text) => typeof text === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.includes(value as ErrorCode);

/** Reads the error body of any server; a missing part is null or empty. */
export const errorReply = z.object({
  status: optionalText,
  message: optionalText,
  code: reading((value) => (isErrorCode(value) ? value : null), z.nullable(z.enum(errorCodes))),
  errors: reading(readFieldErrors, z.record(z.string(), z.array(z.string()))),
  request_id: optionalText,
  email: optionalText,
});
