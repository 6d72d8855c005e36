import { ApiError } from '@maidan/api-client/errors/api-error';
import type { ErrorCode } from '@maidan/contract/core/errors';
import type { LoginReply } from '@maidan/contract/account/login';
import type { Credentials } from '../session/session.ts';

export type LoginField = 'phone' | 'pin' | 'name' | 'email';
export type FieldWords = Readonly<Partial<Record<LoginField, string>>>;

export interface LoginFailure {
  /** What is wrong with the whole, or null when the fields say it all. */
  readonly error: string | null;
  readonly fields: FieldWords;
  /** Milliseconds to wait before the same makes sense again. */
  readonly wait: number | null;
}

/** What one call of mobileotp comes to (specification, section 4, Login flow). */
export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly credentials: Credentials }
  | {
      readonly kind: 'pending';
      readonly userstatus: 'new' | 'existing';
      readonly message: string | null;
      /** Milliseconds until another code may be asked for, null when the server does not say. */
      readonly resendAfter: number | null;
    }
  | { readonly kind: 'failed'; readonly failure: LoginFailure }
  | { readonly kind: 'empty' };

/** Specification, section 8. */
export const SOMETHING_WENT_WRONG = 'Something went wrong.';
/** For an empty reply, with the capital of the specification. */
export const SOMETHING_WENT_WRONG_HERE = 'Something went Wrong!';
/** Codes of our server that speak of the pin. */
const OF_THE_CODE: ReadonlySet<string> = new Set<ErrorCode>(['wrong_code', 'otp_expired', 'otp_locked']);
const EMAIL_TAKEN = 'This e-mail already has an account.';

const failed = (failure: Partial<LoginFailure>): LoginOutcome => ({
  kind: 'failed',
  failure: { error: null, fields: {}, wait: null, ...failure },
});

export function outcomeOfReply({ status, userstatus, message, response, resend_after }: LoginReply): LoginOutcome {
  if (response) {
    const { access_token, user_id } = response.original;
    return { kind: 'signed-in', credentials: { token: access_token, userId: user_id } };
  }
  if (status === 'pending') {
    const resendAfter = resend_after === null ? null : resend_after * 1000;
    return { kind: 'pending', userstatus: userstatus === 'new' ? 'new' : 'existing', message, resendAfter };
  }
  // An object in which nothing is said is as empty as no body.
  if (status === '' && message === null) return { kind: 'empty' };
  return failed({ error: message ?? SOMETHING_WENT_WRONG });
}

/** The outcome of a call that threw. Whatever it was, a person reads the server's words or ours, nothing technical. */
export function outcomeOfError(error: unknown): LoginOutcome {
  if (!(error instanceof ApiError)) return failed({ error: SOMETHING_WENT_WRONG });
  if (error.kind === 'schema' && isEmptyBody(error)) return { kind: 'empty' };
  const wait = error.retryAfter === null ? null : error.retryAfter * 1000;
  const fields = fieldWords(error);
  const isAllInFields = Object.keys(fields).length > 0;
  return failed({ error: isAllInFields ? null : error.userMessage, fields, wait });
}

function isEmptyBody({ code, data }: ApiError): boolean {
  if (code === 'empty_reply' || data === null || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

function fieldWords(error: ApiError): FieldWords {
  const named = (['phone', 'pin', 'name', 'email'] as const).flatMap((field): [LoginField, string][] => {
    const [words] = error.fields[field] ?? [];
    return words === undefined ? [] : [[field, words]];
  });
  const pin = OF_THE_CODE.has(error.code ?? '') ? { pin: error.userMessage } : {};
  return { ...Object.fromEntries(named), ...pin, ...(isDuplicate(error.data) ? { email: duplicateWords(error) } : {}) };
}

// Specification, section 5: email equal to 'duplicate' flags the field.
function isDuplicate(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'email' in data && data.email === 'duplicate';
}

function duplicateWords({ userMessage }: ApiError): string {
  return userMessage === SOMETHING_WENT_WRONG ? EMAIL_TAKEN : userMessage;
}
