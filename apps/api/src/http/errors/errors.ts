import { t } from '@maidan/i18n/text';
import type { LoginAccount } from '@maidan/contract/account/sessions';
import type { ConsentStep } from '@maidan/contract/account/guardian';
import type { ErrorCode } from '@maidan/contract/core/errors';

/**
 * A text for a person. It is translated into the language of the request when its reply is written; a plain string
 * stays in English.
 */
export type Said = string | (() => string);

export const say = (said: Said): string => (typeof said === 'string' ? said : said());

/** The status of every code, and its default text. */
const table = {
  bad_request: [400, () => t('errors.badRequest')],
  unauthenticated: [401, () => t('errors.unauthenticated')],
  forbidden: [403, () => t('errors.forbidden')],
  account_closed: [403, () => t('errors.accountClosed')],
  consent_needed: [403, () => t('errors.consentNeeded')],
  not_found: [404, () => t('errors.notFound')],
  method_not_allowed: [405, () => t('errors.methodNotAllowed')],
  timeout: [408, () => t('errors.timeout')],
  conflict: [409, () => t('errors.conflict')],
  confirmation_needed: [409, () => t('errors.confirmationNeeded')],
  already_voted: [409, () => t('errors.alreadyVoted')],
  conversation_closed: [409, () => t('errors.conversationClosed')],
  other_account: [409, () => t('errors.otherAccount')],
  account_pin_needed: [409, () => t('errors.accountPinNeeded')],
  registration_early: [409, () => t('errors.registrationEarly')],
  registration_closed: [409, () => t('errors.registrationClosed')],
  registration_full: [409, () => t('errors.registrationFull')],
  registration_limit: [409, () => t('errors.registrationLimit')],
  form_closed: [409, () => t('errors.formClosed')],
  form_changed: [409, () => t('errors.formChanged')],
  too_large: [413, () => t('errors.tooLarge')],
  unsupported_type: [415, () => t('errors.unsupportedType')],
  invalid_fields: [422, () => t('errors.invalidFields')],
  wrong_code: [422, () => t('errors.wrongCode')],
  otp_expired: [422, () => t('errors.otpExpired')],
  otp_locked: [429, () => t('errors.otpLocked')],
  email_taken: [422, () => t('errors.emailTaken')],
  proof_needed: [429, () => t('errors.proofNeeded')],
  idempotency_mismatch: [422, () => t('errors.idempotencyMismatch')],
  too_many_requests: [429, () => t('errors.tooManyRequests')],
  internal: [500, () => t('errors.internal')],
  not_implemented: [501, () => t('errors.notImplemented')],
  unavailable: [503, () => t('errors.unavailable')],
  storage_full: [507, () => t('errors.storageFull')],
} as const satisfies Record<ErrorCode, readonly [status: number, text: () => string]>;

type SaidOfFields = Readonly<Record<string, readonly Said[]>>;

interface ErrorDetails {
  /** Shown to users unchanged. */
  readonly text?: Said;
  /** Instead of the code's default text. */
  readonly status?: 403;
  readonly errors?: SaidOfFields;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** Only for a taken e-mail at login. */
  readonly email?: 'duplicate';
  /** The call's own fields, next to those of the error: a second vote returns the first. */
  readonly reply?: Readonly<object>;
  /** The allowed methods of the address, for 405. */
  readonly allow?: readonly string[];
}

/** Thrown anywhere below a handler; becomes the error body. Its `message` is English, for programs and logs. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof table)[ErrorCode][0];
  readonly text: Said;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const [status, text] = table[code];
    super(say(details.text ?? text));
    this.name = 'ApiError';
    this.code = code;
    this.text = details.text ?? text;
    this.status = details.status ?? status;
    this.details = details;
  }
}

const wait = (seconds: number): number => Math.max(1, Math.ceil(seconds));

type Conflict = Extract<
  ErrorCode,
  'conflict' | 'already_voted' | 'conversation_closed' | `registration_${string}` | `form_${string}`
>;

/** Things that are not found, for readers of the sites; members of staff get other nouns in English. */
const missing: Readonly<Record<string, () => string>> = {
  post: () => t('errors.noPost'),
  comment: () => t('errors.noComment'),
  conversation: () => t('errors.noConversation'),
  tag: () => t('errors.noTag'),
  category: () => t('errors.noCategory'),
  league: () => t('errors.noLeague'),
  table: () => t('errors.noTable'),
  team: () => t('errors.noTeam'),
  match: () => t('errors.noMatch'),
  registration: () => t('errors.noRegistration'),
  form: () => t('errors.noForm'),
  answer: () => t('errors.noAnswer'),
  poll: () => t('errors.noPoll'),
  decision: () => t('errors.noDecision'),
  login: () => t('errors.noLogin'),
  upload: () => t('errors.noUpload'),
  file: () => t('errors.noFile'),
};

export const errors = {
  badRequest: (text: Said) => new ApiError('bad_request', { text }),
  /** Requests refused before they reach the app. */
  unparsed: (status: 400 | 408 | 429 | 431, text: string) =>
    new ApiError(
      ({ 400: 'bad_request', 408: 'timeout', 429: 'too_many_requests', 431: 'too_large' } as const)[status],
      { text },
    ),
  unauthenticated: () => new ApiError('unauthenticated'),
  forbidden: (text?: Said) => new ApiError('forbidden', text ? { text } : {}),
  /** A member of staff must use a passkey again. */
  passkeyNeeded: () => new ApiError('proof_needed', { status: 403, text: () => t('errors.passkeyNeeded') }),
  /** @param what a noun such as 'post'; without one the address itself is unknown */
  notFound: (what?: string) =>
    new ApiError('not_found', what ? { text: missing[what] ?? `This ${what} was not found.` } : {}),
  staleLink: (text: Said) => new ApiError('not_found', { text }),
  notFollowing: () => new ApiError('not_found', { text: () => t('errors.notFollowing') }),
  methodNotAllowed: (allow: readonly string[]) =>
    new ApiError('method_not_allowed', { text: `Method not allowed. Allowed: ${allow.join(', ')}.`, allow }),
  timeout: () => new ApiError('timeout'),
  conflict: (code: Conflict, details: Pick<ErrorDetails, 'text' | 'reply'> = {}) => new ApiError(code, details),
  /** The same request with `confirmed` succeeds. */
  confirmationNeeded: (text: Said) => new ApiError('confirmation_needed', { text }),
  otherAccount: (account: LoginAccount) => new ApiError('other_account', { reply: { account } }),
  consentNeeded: (step: ConsentStep, text: Said) => new ApiError('consent_needed', { text, reply: { consent: step } }),
  /** @param appeal the token of an appeal; null after one */
  accountClosed: (text: Said, appeal: string | null) => new ApiError('account_closed', { text, reply: { appeal } }),
  accountPinNeeded: () => new ApiError('account_pin_needed'),
  tooLarge: (text: Said, fields: SaidOfFields = {}) => new ApiError('too_large', { text, errors: fields }),
  unsupportedType: (text: Said, fields: SaidOfFields = {}) =>
    new ApiError('unsupported_type', { text, errors: fields }),
  invalidField: (name: string, text: Said) => new ApiError('invalid_fields', { text, errors: { [name]: [text] } }),
  invalidFields: (fields: SaidOfFields) => new ApiError('invalid_fields', { errors: fields }),
  invalidEmail: () => errors.invalidField('email', () => t('errors.invalidEmail')),
  invalidPhone: () => errors.invalidField('phone', () => t('errors.invalidPhone')),
  emailTaken: () => new ApiError('email_taken', { email: 'duplicate' }),
  wrongCode: (text: Said) => new ApiError('wrong_code', { text }),
  otpExpired: (text?: Said) => new ApiError('otp_expired', text ? { text } : {}),
  otpLocked: (seconds: number, text?: Said) =>
    new ApiError('otp_locked', { ...(text ? { text } : {}), retryAfter: wait(seconds) }),
  proofNeeded: (task: string) => new ApiError('proof_needed', { retryAfter: 60, reply: { task } }),
  idempotencyMismatch: () => new ApiError('idempotency_mismatch'),
  tooMany: (seconds: number, text?: Said) =>
    new ApiError('too_many_requests', { ...(text ? { text } : {}), retryAfter: wait(seconds) }),
  unavailable: (seconds: number, text?: Said) =>
    new ApiError('unavailable', { ...(text ? { text } : {}), retryAfter: seconds }),
  storageFull: () => new ApiError('storage_full'),
  notImplemented: (text: Said) => new ApiError('not_implemented', { text }),
  internal: () => new ApiError('internal'),
  brokenUpload: () => errors.badRequest(() => t('errors.brokenUpload')),
};
