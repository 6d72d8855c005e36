import type { LoginAccount } from '@maidan/contract/account/sessions';
import type { ConsentStep } from '@maidan/contract/account/guardian';
import type { ErrorCode, FieldErrors } from '@maidan/contract/core/errors';

/** The status of every code, and the text of an error without its own. */
const table = {
  bad_request: [400, 'The request is malformed.'],
  unauthenticated: [401, 'Please log in to continue.'],
  forbidden: [403, 'This page is not allowed to do that.'],
  account_closed: [403, 'This account is closed.'],
  consent_needed: [403, 'A parent or guardian has to agree first.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'Method not allowed.'],
  timeout: [408, 'The upload took too long. Please try again with smaller files or on a better connection.'],
  conflict: [409, 'Your account was changed just now. Please try again.'],
  already_voted: [409, 'You have voted in this poll already.'],
  conversation_closed: [409, 'Admin has marked this conversation as complete.'],
  other_account: [409, 'This browser is logged in to another account.'],
  account_pin_needed: [409, 'This number has not been used for a long time, so its account also needs its PIN.'],
  registration_closed: [409, 'Registration is closed.'],
  registration_full: [409, 'This team is full. Please pick another team.'],
  registration_limit: [409, 'You’re already in another team in this age group.'],
  form_closed: [409, 'This form is closed.'],
  form_changed: [409, 'Somebody else changed this form just now.'],
  too_large: [413, 'The request is too large.'],
  unsupported_type: [415, 'This type of content is not supported.'],
  invalid_fields: [422, 'Please check what you entered.'],
  wrong_code: [422, 'This code is not right.'],
  otp_expired: [422, 'This code has expired. Please request a new one.'],
  otp_locked: [429, 'Too many wrong codes. Please request a new one.'],
  email_taken: [422, 'This e-mail address is already in use.'],
  proof_needed: [429, 'Many codes were requested from your network just now. Please try again later.'],
  idempotency_mismatch: [422, 'Already sent with different content.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  not_implemented: [501, 'This is not available yet.'],
  unavailable: [503, 'We are busy right now. Please try again in a moment.'],
  storage_full: [507, 'There is no space left on the server.'],
} as const satisfies Record<ErrorCode, readonly [status: number, text: string]>;

interface ErrorDetails {
  /** Shown to users unchanged. */
  readonly text?: string;
  /** In place of the code's own. */
  readonly status?: 403;
  readonly errors?: FieldErrors;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** Only for a taken e-mail at login. */
  readonly email?: 'duplicate';
  /** The call's own fields, next to those of the error: a second vote returns the first. */
  readonly reply?: Readonly<object>;
  /** The methods of the address, for 405. */
  readonly allow?: readonly string[];
}

/** Thrown anywhere below a handler; becomes the error body. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof table)[ErrorCode][0];
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const [status, text] = table[code];
    super(details.text ?? text);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status ?? status;
    this.details = details;
  }
}

const wait = (seconds: number): number => Math.max(1, Math.ceil(seconds));

type Conflict = Extract<
  ErrorCode,
  'conflict' | 'already_voted' | 'conversation_closed' | `registration_${string}` | `form_${string}`
>;

export const errors = {
  badRequest: (text: string) => new ApiError('bad_request', { text }),
  /** What the parser refused. */
  unparsed: (status: 400 | 408 | 431, text: string) =>
    new ApiError(({ 400: 'bad_request', 408: 'timeout', 431: 'too_large' } as const)[status], { text }),
  unauthenticated: () => new ApiError('unauthenticated'),
  forbidden: (text?: string) => new ApiError('forbidden', text ? { text } : {}),
  /** A member of staff has to use a passkey again. */
  passkeyNeeded: () => new ApiError('proof_needed', { status: 403, text: 'Please use your passkey again to do this.' }),
  /** @param what a noun such as 'post'; without one the address itself is unknown */
  notFound: (what?: string) => new ApiError('not_found', what ? { text: `This ${what} was not found.` } : {}),
  staleLink: (text: string) => new ApiError('not_found', { text }),
  notFollowing: () => new ApiError('not_found', { text: 'You do not follow this.' }),
  methodNotAllowed: (allow: readonly string[]) =>
    new ApiError('method_not_allowed', { text: `Method not allowed. Allowed: ${allow.join(', ')}.`, allow }),
  timeout: () => new ApiError('timeout'),
  conflict: (code: Conflict, details: Pick<ErrorDetails, 'text' | 'reply'> = {}) => new ApiError(code, details),
  otherAccount: (account: LoginAccount) => new ApiError('other_account', { reply: { account } }),
  consentNeeded: (step: ConsentStep, text: string) =>
    new ApiError('consent_needed', { text, reply: { consent: step } }),
  /** @param appeal the token of an appeal; null after one */
  accountClosed: (text: string, appeal: string | null) => new ApiError('account_closed', { text, reply: { appeal } }),
  accountPinNeeded: () => new ApiError('account_pin_needed'),
  tooLarge: (text: string, fields: FieldErrors = {}) => new ApiError('too_large', { text, errors: fields }),
  unsupportedType: (text: string) => new ApiError('unsupported_type', { text }),
  invalidField: (name: string, text: string) => new ApiError('invalid_fields', { text, errors: { [name]: [text] } }),
  invalidFields: (fields: FieldErrors) => new ApiError('invalid_fields', { errors: fields }),
  invalidEmail: () => errors.invalidField('email', 'Enter a valid e-mail address.'),
  invalidPhone: () => errors.invalidField('phone', 'Please enter a mobile number of 10 digits.'),
  emailTaken: () => new ApiError('email_taken', { email: 'duplicate' }),
  wrongCode: (text: string) => new ApiError('wrong_code', { text }),
  otpExpired: (text?: string) => new ApiError('otp_expired', text ? { text } : {}),
  otpLocked: (seconds: number, text?: string) =>
    new ApiError('otp_locked', { ...(text ? { text } : {}), retryAfter: wait(seconds) }),
  proofNeeded: (task: string) => new ApiError('proof_needed', { retryAfter: 60, reply: { task } }),
  idempotencyMismatch: () => new ApiError('idempotency_mismatch'),
  tooMany: (seconds: number, text?: string) =>
    new ApiError('too_many_requests', { ...(text ? { text } : {}), retryAfter: wait(seconds) }),
  unavailable: (seconds: number, text?: string) =>
    new ApiError('unavailable', { ...(text ? { text } : {}), retryAfter: seconds }),
  storageFull: () => new ApiError('storage_full'),
  notImplemented: (text: string) => new ApiError('not_implemented', { text }),
  internal: () => new ApiError('internal'),
  brokenUpload: () => errors.badRequest('The upload was interrupted or is damaged. Please try again.'),
};
