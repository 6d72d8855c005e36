/** A placeholder origin that tells a path from a URL without knowing our own origin. */
const SELF = 'https://self.invalid';
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export interface SafeUrl {
  /** Normalised by the URL parser, exactly as checked. An internal path stays a path. */
  href: string;
  /** Leaves this site: opens in a new tab, with `externalRel`. */
  external: boolean;
}

/** For links in content: no access to our window, no referrer, no endorsement. */
export const externalRel = 'noopener noreferrer ugc';

/**
 * The URL of a link, or undefined if it may not be one: http, https, mailto, tel and internal paths are allowed. An
 * empty value and 'null' mean none. With `ownOrigin`, absolute URLs of that origin become internal paths.
 */
export function safeUrl(value: string | null | undefined, ownOrigin?: string): SafeUrl | undefined {
  const given = value?.trim() ?? '';
  // The sanitiser removes ids, so a bare fragment leads nowhere.
  if (given === '' || given === 'null' || given.startsWith('#') || !URL.canParse(given, SELF)) return undefined;
  const url = new URL(given, SELF);
  // A user name before the host can make a link look like another host's.
  if (!LINK_SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === SELF || (ownOrigin !== undefined && url.origin === ownOrigin)) {
    // '/.//host' has the path '//host', which on its own would be another host's URL.
    return { href: `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`, external: false };
  }
  return { href: url.href, external: url.protocol === 'http:' || url.protocol === 'https:' };
}

/** The URL of an image in HTML: https only; undefined for anything else. */
export function safeImageUrl(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value.trim())) return undefined;
  const url = new URL(value.trim());
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
