import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { isOtpError } from '@maidan/contract/core/errors';
import { isCodeSent, isNewUser, type LoginReply } from '@maidan/contract/account/login';
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

/** What one call of mobileotp comes to. */
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

export const SOMETHING_WENT_WRONG = 'Something went wrong.';
/** For an empty reply, with the capital of the specification. */
export const SOMETHING_WENT_WRONG_HERE = 'Something went Wrong!';
const EMAIL_TAKEN = 'This e-mail already has an account.';

const failed = (failure: Partial<LoginFailure>): LoginOutcome => ({
  kind: 'failed',
  failure: { error: null, fields: {}, wait: null, ...failure },
});

export function outcomeOfReply(reply: LoginReply): LoginOutcome {
  const { status, message, response, resend_after } = reply;
  if (response) {
    const { access_token, user_id } = response.original;
    return { kind: 'signed-in', credentials: { token: access_token, userId: user_id } };
  }
  if (isCodeSent(reply)) {
    const resendAfter = resend_after === null ? null : resend_after * 1000;
    return { kind: 'pending', userstatus: isNewUser(reply) ? 'new' : 'existing', message, resendAfter };
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
  return failed({ error: isAllInFields ? null : errorMessage(error), fields, wait });
}

function isEmptyBody({ data }: ApiError): boolean {
  if (data === null || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

function fieldWords(error: ApiError): FieldWords {
  const named = (['phone', 'pin', 'name', 'email'] as const).flatMap((field): [LoginField, string][] => {
    const [words] = error.fields[field] ?? [];
    return words === undefined ? [] : [[field, words]];
  });
  const pin = isOtpError(error.code) ? { pin: errorMessage(error) } : {};
  const email = error.code === 'email_taken' ? { email: error.serverMessage ?? EMAIL_TAKEN } : {};
  return { ...Object.fromEntries(named), ...pin, ...email };
}
