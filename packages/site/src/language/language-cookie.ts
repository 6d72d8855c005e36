import { readCookie } from '@maidan/api-client/core/cookies';

/** The code of a person's language, once they have chosen one or been offered one. */
const COOKIE = 'language';
/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;

export const readLanguageCookie = (): string | null => readCookie(COOKIE);

export function keepLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `${COOKIE}=${code}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
