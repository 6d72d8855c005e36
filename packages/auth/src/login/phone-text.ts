import { t } from '@maidan/i18n/text';
import { PHONE_LENGTH } from '@maidan/contract/rules/limits';

/** Small numbers as words. */
function digitsText(digits: number): string {
  const words = [
    t('auth.oneDigit'),
    t('auth.twoDigits'),
    t('auth.threeDigits'),
    t('auth.fourDigits'),
    t('auth.fiveDigits'),
  ];
  return words[digits - 1] ?? t('auth.digits', { digits });
}

/** Ten digits; the server decides whether they are a mobile number. */
export function isWholePhone(phone: string): boolean {
  return /^\d+$/.test(phone) && phone.length === PHONE_LENGTH;
}

/** Null for an empty or complete number. */
export function incompletePhoneMessage(phone: string): string | null {
  const missing = PHONE_LENGTH - phone.length;
  if (phone === '' || missing <= 0) return null;
  return t('auth.short', { digits: digitsText(missing) });
}

/** The message for a first digit no Indian mobile number has; null while the number is incomplete. The server decides. */
export function wrongFirstDigitMessage(phone: string): string | null {
  if (!isWholePhone(phone) || /^[6-9]/.test(phone)) return null;
  return t('auth.firstDigit', { digit: phone.slice(0, 1) });
}

/** Enough of a number for its owner to recognise it: '98••• ••210', which no line breaks. */
export function maskedPhone(phone: string): string {
  const masked = [...phone].map((digit, index) => (index < 2 || index >= phone.length - 3 ? digit : '•')).join('');
  return `${masked.slice(0, 5)}\u00a0${masked.slice(5)}`.trim();
}
