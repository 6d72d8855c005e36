/** Stands in for our own origin, so that a path can be told from an address without knowing where we are. */
const SELF = 'https://self.invalid';
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export interface SafeUrl {
  /** Normalised by the URL parser: exactly what was judged. A path of our own stays a path. */
  href: string;
  /** Leaves this site: open it in a new tab, with `externalRel`. */
  external: boolean;
}

/** For links that strangers wrote: no handle on our window, no address of the page, no endorsement. */
export const externalRel = 'noopener noreferrer ugc';

/**
 * The address a link may lead to, undefined for none (trust.md, H-3): http, https, mailto, tel and paths of our own.
 * Empty and the word 'null' mean none (specification, section 2, video feed). Works on the server too; `ownOrigin`
 * lets absolute links to ourselves count as our own.
 */
export function safeUrl(value: string | null | undefined, ownOrigin?: string): SafeUrl | undefined {
  const given = value?.trim() ?? '';
  // Ids do not survive in our HTML, so a bare fragment leads nowhere.
  if (given === '' || given === 'null' || given.startsWith('#') || !URL.canParse(given, SELF)) return undefined;
  const url = new URL(given, SELF);
  // A user name before the host is the oldest way to make a link look like another one.
  if (!LINK_SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === SELF || (ownOrigin !== undefined && url.origin === ownOrigin)) {
    // '/.//host' has the path '//host', which by itself would be another host's address.
    return { href: `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`, external: false };
  }
  return { href: url.href, external: url.protocol === 'http:' || url.protocol === 'https:' };
}

/** The address a picture within HTML may come from: https only, undefined for anything else. */
export function safeImageUrl(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value.trim())) return undefined;
  const url = new URL(value.trim());
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
