import { t } from '@maidan/i18n/text';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { isOtpError } from '@maidan/contract/core/errors';
import { isCodeSent, isNewUser, type LoginReply } from '@maidan/contract/account/login';
import type { Credentials } from '../session/session.ts';

export type LoginField = 'phone' | 'pin' | 'name' | 'email' | 'account_pin';
export type FieldMessages = Readonly<Partial<Record<LoginField, string>>>;

export interface LoginFailure {
  /** Null if the messages of the fields are enough. */
  readonly error: string | null;
  readonly fields: FieldMessages;
  /** Milliseconds until another attempt makes sense. */
  readonly wait: number | null;
  /** Lets the owner of a closed account appeal. */
  readonly appeal?: string;
}

/** The result of one call of mobileotp. */
export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly credentials: Credentials }
  | {
      readonly kind: 'pending';
      readonly userstatus: 'new' | 'existing';
      readonly message: string | null;
      /** Milliseconds until another code may be requested; null if the server sets no wait. */
      readonly resendAfter: number | null;
    }
  /** The code is right, and the account also needs its PIN. */
  | { readonly kind: 'guarded'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: LoginFailure }
  | { readonly kind: 'empty' };

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
  // An object without content counts as an empty body.
  if (status === '' && message === null) return { kind: 'empty' };
  return failed({ error: message ?? t('auth.broken') });
}

/** The outcome of a failed call. People see the server's message or ours, nothing technical. */
export function outcomeOfError(error: unknown): LoginOutcome {
  if (!(error instanceof ApiError)) return failed({ error: t('auth.broken') });
  if (error.kind === 'schema' && isEmptyBody(error)) return { kind: 'empty' };
  if (error.code === 'account_pin_needed') return { kind: 'guarded', message: errorMessage(error) };
  const wait = error.retryAfter === null ? null : error.retryAfter * 1000;
  const fields = fieldMessages(error);
  const isAllInFields = Object.keys(fields).length > 0;
  const appeal = readAppeal(error);
  return failed({
    error: isAllInFields ? null : errorMessage(error),
    fields,
    wait,
    ...(appeal === null ? {} : { appeal }),
  });
}

function readAppeal({ code, data }: ApiError): string | null {
  if (code !== 'account_closed' || typeof data !== 'object' || data === null || !('appeal' in data)) return null;
  return typeof data.appeal === 'string' ? data.appeal : null;
}

function isEmptyBody({ data }: ApiError): boolean {
  if (data === null || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

function fieldMessages(error: ApiError): FieldMessages {
  const named = (['phone', 'pin', 'name', 'email', 'account_pin'] as const).flatMap((field): [LoginField, string][] => {
    const [message] = error.fields[field] ?? [];
    return message === undefined ? [] : [[field, message]];
  });
  const pin = isOtpError(error.code) ? { pin: errorMessage(error) } : {};
  const email = error.code === 'email_taken' ? { email: error.serverMessage ?? t('auth.emailTaken') } : {};
  return { ...Object.fromEntries(named), ...pin, ...email };
}
