import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';

/** What every address of the league on the feed begins with; the league's own site had it too. */
const LEAGUE = 'ysl';

/**
 * Where an address below `/ysl` is on the league's site: `/ysl/table/3?x=1` is `<site>/table/3?x=1`, and a form keeps its
 * path. Always on that site: each segment is encoded again, so that nothing in it, such as a tab before a slash, makes a
 * browser read another host.
 * @param site scheme, host, port and the base of the language; nothing for the site of the request
 * @param address of the request as it was sent, with its escapes
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
