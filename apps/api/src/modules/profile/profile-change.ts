import { invalidField } from '../../http/errors/api-error.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { cleanName, emailKey } from '../login/new-user.ts';

/** The form as it was sent; a blank field keeps its value. */
export interface ProfileForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly avatar: string;
}

/** Columns to change. */
export interface ProfileChange {
  readonly name?: string;
  readonly email?: string;
  readonly email_key?: string;
  readonly avatar?: string;
}

/** @throws ApiError 422 with the field */
export function readChange(form: ProfileForm): ProfileChange {
  const [name, email, avatar] = [cleanName(form.name), form.email.trim(), form.avatar.trim()];
  if (email !== '' && !/^\S+@\S+$/.test(email)) {
    throw invalidField('email', 'This does not look like an e-mail address.');
  }
  if (avatar !== '' && !isPicture(avatar)) throw invalidField('avatar', 'Please choose one of the pictures.');
  return {
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email, email_key: emailKey(email) }),
    ...(avatar === '' ? {} : { avatar }),
  };
}

/** A path of the site, as the presets have, or a secure address; nothing that runs when it is opened. */
function isPicture(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/**
 * The number to change to, or null when it stays.
 * @throws ApiError 422
 */
export function readNewPhone(typed: string, current: string, countries: readonly string[]): string | null {
  if (typed.trim() === '') return null;
  const phone = canonicalPhone(typed, countries);
  if (phone === null) throw invalidField('phone', 'Please enter a mobile number of 10 digits.');
  return phone === current ? null : phone;
}
