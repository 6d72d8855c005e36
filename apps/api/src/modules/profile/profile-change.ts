import { t } from '@maidan/i18n/text';
import { errors } from '../../http/errors/errors.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { cleanEmail } from '../users/users.service.ts';

/** The submitted form; a blank field keeps its value. */
interface ProfileForm {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
}

/** Columns to change. */
export interface ProfileChange {
  readonly name?: string;
  readonly email?: string;
  readonly avatar?: string;
}

/** @throws ApiError 422 with the field */
export function readChange(form: ProfileForm): ProfileChange {
  const { name } = form;
  const [email, avatar] = [cleanEmail(form.email), form.avatar.trim()];
  if (avatar !== '' && !isPicture(avatar)) throw errors.invalidField('avatar', () => t('refused.notAmongPictures'));
  return {
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email }),
    ...(avatar === '' ? {} : { avatar }),
  };
}

/** A path of the site, as presets have, or an https address: nothing that could run code when opened. */
function isPicture(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/**
 * The number to change to, or null to keep the current one.
 * @throws ApiError 422
 */
export function readNewPhone(typed: string, current: string, countries: readonly string[]): string | null {
  if (typed.trim() === '') return null;
  const phone = canonicalPhone(typed, countries);
  if (phone === null) throw errors.invalidPhone();
  return phone === current ? null : phone;
}
