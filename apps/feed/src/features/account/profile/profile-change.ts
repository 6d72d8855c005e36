import { t } from '@maidan/i18n/text';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { isWholePhone } from '@maidan/auth/login/phone-text';
import { isOtpError } from '@maidan/contract/core/errors';
import type { User } from '@maidan/contract/account/users';

export interface ProfileFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly avatar: string;
}

export type ProfileField = keyof ProfileFields | 'pin';

export function fieldsOf({ name, email, phone, avatar }: User): ProfileFields {
  return { name: name ?? '', email: email ?? '', phone: phone ?? '', avatar: avatar ?? '' };
}

/** The request body: a blank field gets its current value. */
export function profileBody(fields: ProfileFields, me: User): ProfileFields {
  const { name, email, phone, avatar } = me;
  return {
    name: fields.name.trim() || (name ?? ''),
    email: fields.email.trim() || (email ?? ''),
    phone: fields.phone || (phone ?? ''),
    avatar: fields.avatar || (avatar ?? ''),
  };
}

/** Why the form cannot be sent yet; undefined if it can. The only format check is for an incomplete number. */
export function profileBlock({ phone }: ProfileFields, me: User): string | undefined {
  return phone === '' || phone === me.phone || isWholePhone(phone) ? undefined : t('auth.allDigits');
}

export interface ProfileFailure {
  /** An error about the whole form; null if the field errors cover everything. */
  readonly error: string | null;
  readonly fields: Readonly<Partial<Record<ProfileField, string | undefined>>>;
}

const FIELDS: readonly ProfileField[] = ['name', 'email', 'phone', 'avatar', 'pin'];

/** The messages of a refused change, by field. */
export function profileFailure(error: unknown): ProfileFailure {
  const message = errorMessage(error);
  if (!(error instanceof ApiError)) return { error: message, fields: {} };
  const named = FIELDS.flatMap((field) => {
    const [first] = error.fields[field] ?? [];
    return first === undefined ? [] : [[field, first] as const];
  });
  if (error.code === 'email_taken') named.push(['email', message]);
  // Only a person with the code for a number may learn that it belongs to another account.
  if (isOtpError(error.code)) named.push(['pin', message]);
  if (error.code === 'conflict') named.push(['phone', message]);
  return { error: named.length > 0 ? null : message, fields: Object.fromEntries(named) };
}
