/** Where to go after the login. `href` is a path of our own or a whole address of somebody else's. */
export interface ReturnUrl {
  readonly href: string;
  readonly external: boolean;
}

const LONGEST = 2000;
// Browsers drop tabs and line breaks inside an address and read a backslash as a slash: both only serve to deceive.
const DECEIVING = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * The return-URL rule: http, https and paths of our own, nothing else. What opens is what was judged: the parser's own
 * form of the address.
 * @param ownOrigin of this site, as `location.origin`
 */
export function checkReturnUrl(value: string, ownOrigin: string): ReturnUrl | null {
  if (value.length > LONGEST || DECEIVING.test(value)) return null;
  const isPath = /^\/(?!\/)/.test(value);
  // Two slashes and a host are demanded: 'https:evil' would be a path of ours here and another host elsewhere.
  if (!isPath && !/^https?:\/\/[^/?#]/i.test(value)) return null;
  if (!URL.canParse(value, ownOrigin)) return null;
  const url = new URL(value, ownOrigin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== ownOrigin) return isPath ? null : { href: url.href, external: true };
  // '/.//evil' is parsed to the path '//evil', which by itself would be another host's address.
  if (url.pathname.startsWith('//')) return null;
  return { href: `${url.pathname}${url.search}${url.hash}`, external: false };
}
