import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';

/** A piece of a path as it may stand in an address again, whatever it held. */
function safeSegment(segment: string): string {
  return encodeURIComponent(decodeEscapes(segment));
}

/**
 * Where a league address of this site is on the league's own: `/ysl/table/3?x=1` is `<league>/table/3?x=1`, and a form
 * keeps its path. Always on the league's origin: empty pieces, dots and backslashes cannot lead elsewhere.
 * @param leagueOrigin scheme, host and port, and the base of the language
 * @param address of the request
 */
export function leagueAddress(leagueOrigin: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'ysl') segments.shift();
  const kept = segments.map(safeSegment).filter((segment) => segment !== '.' && segment !== '..');
  return `${leagueOrigin}/${kept.join('/')}${search}`;
}
