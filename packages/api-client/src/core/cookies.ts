import { decodeEscapes } from './decode-escapes.ts';

/** The value of a cookie that this page can read, or null; always null on a server. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  return decodeEscapes(found.slice(name.length + 1));
}
