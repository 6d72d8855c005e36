/** Where to go after the login. `href` is a path of this site or a full address of another. */
export interface ReturnUrl {
  readonly href: string;
  readonly external: boolean;
}

const MAX_LENGTH = 2000;
// Browsers drop tabs and line breaks in an address and read a backslash as a slash: only an attacker needs them.
const DECEIVING = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * The return-URL rule: http, https and paths of this site, nothing else. Returns the address as the parser wrote it, so that
 * the checked address is the one that opens.
 * @param ownOrigin of this site, as `location.origin`
 */
export function checkReturnUrl(value: string, ownOrigin: string): ReturnUrl | null {
  if (value.length > MAX_LENGTH || DECEIVING.test(value)) return null;
  const isPath = /^\/(?!\/)/.test(value);
  // Two slashes and a host are required: 'https:evil' is a path on an https site and another host elsewhere.
  if (!isPath && !/^https?:\/\/[^/?#]/i.test(value)) return null;
  if (!URL.canParse(value, ownOrigin)) return null;
  const url = new URL(value, ownOrigin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== ownOrigin) return isPath ? null : { href: url.href, external: true };
  // '/.//evil' parses to the path '//evil', which on its own is the address of another host.
  if (url.pathname.startsWith('//')) return null;
  return { href: `${url.pathname}${url.search}${url.hash}`, external: false };
}
