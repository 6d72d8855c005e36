import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';

/** The prefix of all league addresses on the feed; the league's own site once had it too. */
const LEAGUE = 'ysl';

/**
 * The address on the league's site of a path below `/ysl`: `/ysl/table/3?x=1` becomes `<site>/table/3?x=1`, and a form keeps
 * its path. Never another host: each segment is encoded again, so that nothing in it, such as a tab before a slash, makes
 * a browser read another one.
 * @param site scheme, host, port and the language's base path; empty for the site of the request
 * @param address of the request as sent, with its escapes
 */
export function leagueAddress(site: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeEscapes);
  // As the router matches it.
  if (segments[0]?.toLowerCase() === LEAGUE) segments.shift();
  const kept = segments.filter((segment) => segment !== '.' && segment !== '..').map(encodeURIComponent);
  return `${site}/${kept.join('/')}${search}`;
}
